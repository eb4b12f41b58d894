-- Of the tables named, those still waiting at this instant: each goes to one finder and is put off for the others.
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
