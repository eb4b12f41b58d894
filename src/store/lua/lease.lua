-- Gives those of the named tables that still wait to be announced at this instant.
-- Each is given to one process only, and hidden from the others for a while.
local unannounced = KEYS[1]
local now, again = unpack(ARGV, 1, 2)

local leased = {}
for i = 3, #ARGV do
  local at = redis.call('ZSCORE', unannounced, ARGV[i])
  if at and tonumber(at) <= tonumber(now) then
    redis.call('ZADD', unannounced, again, ARGV[i])
    leased[#leased + 1] = ARGV[i]
  end
end
return leased
