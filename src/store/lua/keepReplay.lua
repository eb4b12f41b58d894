-- Keeps a finished match under its code, once.
local replay, replays = unpack(KEYS)
local code, match, line, at = unpack(ARGV)

local known = redis.call('HGET', replay, 'match')
if known then
  return known == match and 'known' or 'taken'
end
redis.call('HSET', replay, 'match', match, 'line', line, 'at', at)
redis.call('ZADD', replays, at, code)
return 'kept'
