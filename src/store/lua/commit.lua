-- Writes everything that one move changes, or nothing.
local record, log, archive, wakes, unannounced, live, living, unrecorded = unpack(KEYS)
local id, from, body, chapter, wake, announceBy, listed, listing, input, mark, recordBy, keep = unpack(ARGV, 1, 12)
local inputsKept = 64

-- A key of a wrong type would fail half way. So nothing is written unless all are right.
local kinds = { 'hash', 'list', 'list', 'zset', 'zset', 'hash', 'set', 'zset' }
for i, key in ipairs(KEYS) do
  local kind = redis.call('TYPE', key)['ok']
  if kind ~= 'none' and kind ~= kinds[i] then
    return redis.error_reply('WRONGTYPE ' .. key .. ' is a ' .. kind)
  end
end

local revision, finished, inputs, recorded = unpack(redis.call('HMGET', record, 'revision', 'body', 'inputs', 'recorded'))
-- Another process may have heard the same message or interaction.
local counted = {}
for name in string.gmatch(inputs or '', '%S+') do
  if name == input then
    return 'repeated'
  end
  counted[#counted + 1] = name
end
if (revision or '0') ~= from then
  return 'conflict'
end

if chapter ~= 'same' then
  if chapter == 'new' and finished and not recorded then
    local entries = redis.call('LRANGE', log, 0, -1)
    -- cjson would write an empty list as an object.
    local written = #entries == 0 and '[]' or cjson.encode(entries)
    redis.call('LPUSH', archive, '{"body":' .. cjson.encode(finished) .. ',"log":' .. written .. '}')
    -- Nobody can have lost so many results by a fault that passes.
    redis.call('LTRIM', archive, 0, 199)
  end
  redis.call('DEL', log)
  redis.call('HDEL', record, 'recorded')
  redis.call('HINCRBY', record, 'chapter', 1)
end

local made = redis.call('HINCRBY', record, 'revision', 1)
redis.call('HSET', record, 'body', body)
if input ~= '' then
  counted[#counted + 1] = input
  redis.call('HSET', record, 'inputs', table.concat(counted, ' ', math.max(1, #counted - inputsKept + 1)))
end
if keep == '0' then
  redis.call('DEL', log)
elseif keep ~= '' then
  redis.call('LTRIM', log, 0, keep - 1)
end
for i = 13, #ARGV do
  redis.call('RPUSH', log, ARGV[i])
end

if wake == '' then
  redis.call('ZREM', wakes, id)
else
  redis.call('ZADD', wakes, wake, id)
end

-- A commit with nothing to announce must not remove the mark of an earlier one that is still to be announced.
if announceBy ~= '' then
  redis.call('HSET', record, 'announcing', made)
  redis.call('ZADD', unannounced, announceBy, mark)
end

if recordBy ~= '' then
  redis.call('ZADD', unrecorded, recordBy, id)
end

if listed == 'listed' then
  redis.call('HSET', live, id, listing)
  redis.call('SADD', living, id)
else
  redis.call('HDEL', live, id)
  redis.call('SREM', living, id)
end

return 'done'
