-- Writes one line on a shelf, and deletes the lines whose names sort before `oldest`.
local shelf, contents = unpack(KEYS)
local name, line, oldest, listed = unpack(ARGV)

redis.call('HSET', shelf, name, line)
if listed ~= '' then
  redis.call('SADD', contents, listed)
end
for _, known in ipairs(redis.call('HKEYS', shelf)) do
  if known < oldest then
    redis.call('HDEL', shelf, known)
  end
end
