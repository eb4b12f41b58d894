-- Tries all that the other scripts do, on a key that is gone afterwards. Gives the names of the commands refused.
local key = KEYS[1]
local tries = {
  { 'SET', key, '1' }, { 'GET', key },
  { 'DEL', key }, { 'HSET', key, 'a', '1' }, { 'HINCRBY', key, 'a', 1 }, { 'HMGET', key, 'a' }, { 'HKEYS', key },
  { 'HGETALL', key }, { 'HDEL', key, 'b' }, { 'HEXISTS', key, 'a' },
  { 'DEL', key }, { 'RPUSH', key, '1' }, { 'LPUSH', key, '1' }, { 'LRANGE', key, 0, 1 }, { 'LTRIM', key, 0, 1 },
  { 'LREM', key, 0, '2' }, { 'DEL', key }, { 'INCR', key },
  { 'DEL', key }, { 'SADD', key, '1' }, { 'SMEMBERS', key }, { 'SCARD', key }, { 'SREM', key, '2' },
  { 'DEL', key }, { 'ZADD', key, 1, '1' }, { 'ZSCORE', key, '1' }, { 'ZCARD', key }, { 'ZRANGE', key, 0, 0 },
  { 'ZRANGEBYSCORE', key, 0, 1 }, { 'ZREM', key, '2' }, { 'TYPE', key },
  { 'DEL', key },
}

local refused, named = {}, {}
local function lacks(answer)
  local message = type(answer) == 'table' and answer.err
  return message and (string.find(message, 'NOPERM') or string.find(message, "can't run"))
end
local function try(command)
  local answer = redis.pcall(unpack(command))
  if lacks(answer) and not named[command[1]] then
    named[command[1]] = true
    refused[#refused + 1] = command[1]
  end
  return answer
end

-- A server that refuses to write refuses this one too, which changes nothing.
local answer = try({ 'SETRANGE', key, 0, '' })
if type(answer) == 'table' and answer.err and not lacks(answer) then
  return answer
end
-- Without this one the key would stay.
if not lacks(try({ 'DEL', key })) then
  for _, command in ipairs(tries) do
    try(command)
  end
end
return refused
