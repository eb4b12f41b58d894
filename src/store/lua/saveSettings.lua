-- Writes the settings of a server over those that they were made from; empty where there were none.
local settings = KEYS[1]
local text, from = unpack(ARGV)

if (redis.call('GET', settings) or '') ~= from then
  return 'conflict'
end
redis.call('SET', settings, text)
return 'done'
