-- Replaces the keys of one bucket at one instant.
-- ARGV has for each key its type (`none` only deletes it), the number of items, and the items.
local write = { string = 'SET', hash = 'HSET', list = 'RPUSH', set = 'SADD', zset = 'ZADD' }
local slice = 1000

local at = 1
for _, key in ipairs(KEYS) do
  local kind, last = ARGV[at], at + 1 + tonumber(ARGV[at + 1])
  redis.call('DEL', key)
  for first = at + 2, last, slice do
    redis.call(write[kind], key, unpack(ARGV, first, math.min(first + slice - 1, last)))
  end
  at = last + 1
end
