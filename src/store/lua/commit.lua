-- Writes everything that one move changes, or nothing.
local record, log, archive, wakes, unannounced, live, living = unpack(KEYS)
local id, from, body, chapter, wake, announceBy, listed, listing = unpack(ARGV, 1, 8)

local revision, finished = unpack(redis.call('HMGET', record, 'revision', 'body'))
if (revision or '0') ~= from then
  return 'conflict'
end

if chapter == 'new' then
  if finished then
    local entries = redis.call('LRANGE', log, 0, -1)
    -- cjson would write an empty list as an object.
    local written = #entries == 0 and '[]' or cjson.encode(entries)
    redis.call('LPUSH', archive, '{"body":' .. cjson.encode(finished) .. ',"log":' .. written .. '}')
    redis.call('LTRIM', archive, 0, 19)
  end
  redis.call('DEL', log)
end

local made = redis.call('HINCRBY', record, 'revision', 1)
redis.call('HSET', record, 'body', body)
for i = 9, #ARGV do
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
  redis.call('ZADD', unannounced, announceBy, id)
end

if listed == 'listed' then
  redis.call('HSET', live, id, listing)
  redis.call('SADD', living, id)
else
  redis.call('HDEL', live, id)
  redis.call('SREM', living, id)
end

return 'done'
