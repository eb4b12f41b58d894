-- Writes one line on a shelf, and deletes the lines whose names sort before `oldest`.
local shelf = KEYS[1]
local name, line, oldest = unpack(ARGV)

redis.call('HSET', shelf, name, line)
for _, known in ipairs(redis.call('HKEYS', shelf)) do
  if known < oldest then
    redis.call('HDEL', shelf, known)
  end
end
