-- Puts a record and its log back where they were. A finished match that is there goes the other way, to `away`.
local record, log, keptRecord, keptLog, awayRecord, awayLog, cleared, wakes, living = unpack(KEYS)
local id, name, awayName, now = unpack(ARGV)

-- A list of a wrong type would fail half way. So nothing is moved unless all are right.
local kinds = { [cleared] = 'hash', [wakes] = 'zset', [living] = 'set' }
for key, wanted in pairs(kinds) do
  local kind = redis.call('TYPE', key)['ok']
  if kind ~= 'none' and kind ~= wanted then
    return redis.error_reply('WRONGTYPE ' .. key .. ' is a ' .. kind)
  end
end

if redis.call('EXISTS', keptRecord) == 0 then
  return 'unknown'
end
if redis.call('SISMEMBER', living, id) == 1 then
  return 'taken'
end
local newest, body = unpack(redis.call('HMGET', record, 'revision', 'body'))
if body then
  redis.call('RENAME', record, awayRecord)
  if redis.call('EXISTS', log) == 1 then
    redis.call('RENAME', log, awayLog)
  end
  redis.call('HSET', cleared, awayName, now)
end
redis.call('RENAME', keptRecord, record)
if redis.call('EXISTS', keptLog) == 1 then
  redis.call('RENAME', keptLog, log)
end
redis.call('HDEL', cleared, name)

-- Boards of what was there meanwhile must not fit. A record of a wrong type has no revision and stays as it is.
if redis.call('TYPE', record)['ok'] == 'hash' then
  local own = redis.call('HGET', record, 'revision')
  local made = math.max(tonumber(newest or '0') or 0, tonumber(own or '0') or 0) + 1
  redis.call('HSET', record, 'revision', string.format('%.0f', made))
end
redis.call('SADD', living, id)
redis.call('ZADD', wakes, 0, id)
return 'done'
