-- Writes another line for a replay that is kept.
local replay = KEYS[1]

if redis.call('HEXISTS', replay, 'match') == 1 then
  redis.call('HSET', replay, 'line', ARGV[1])
end
