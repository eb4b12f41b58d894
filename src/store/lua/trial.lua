-- Tries all that a commit does, in ways that change nothing. The clock, where it is there, is a hash: what adds to a list
-- or a set is refused there, but only after the rights were looked at.
local trial, clock = unpack(KEYS)
local tries = {
  { 'HMGET', trial, 'a' }, { 'TYPE', trial }, { 'LRANGE', trial, 0, 1 }, { 'LTRIM', trial, 0, 1 }, { 'DEL', trial },
  { 'ZREM', trial, 'a' }, { 'HDEL', trial, 'a' }, { 'SREM', trial, 'a' }, { 'ZADD', trial, 'XX', 1, 'a' },
  -- A field without a value, and what is no number.
  { 'HSET', trial, 'a', '1', 'b' }, { 'HINCRBY', trial, 'a', 'b' },
}

-- A server that refuses to write refuses this one too.
local answer = redis.pcall('SETRANGE', trial, 0, '')
if type(answer) == 'table' and answer.err then
  return answer
end
local kind = redis.pcall('TYPE', clock)
if kind['ok'] == 'hash' then
  for _, name in ipairs({ 'LPUSH', 'RPUSH', 'SADD' }) do
    tries[#tries + 1] = { name, clock, 'a' }
  end
end
for _, command in ipairs(tries) do
  local refused = redis.pcall(unpack(command))
  local message = type(refused) == 'table' and refused.err
  if message and (string.find(message, 'NOPERM') or string.find(message, "can't run")) then
    return refused
  end
end
return 'done'
