-- Takes over those of the named marks that are still due at this instant, and answers which.
-- Each is given to one process only, whose mark hides it from the others for a while.
local unannounced = KEYS[1]
local now, again = unpack(ARGV, 1, 2)

local leased = {}
for i = 3, #ARGV, 2 do
  local theirs, mine = ARGV[i], ARGV[i + 1]
  local at = redis.call('ZSCORE', unannounced, theirs)
  if at and tonumber(at) <= tonumber(now) then
    redis.call('ZREM', unannounced, theirs)
    redis.call('ZADD', unannounced, again, mine)
    leased[#leased + 1] = theirs
  end
end
return leased
