-- Writes into the book of one home, or nothing. The keys are the revision of the book, its contents, and the pages and
-- lists that are written to. ARGV names each of these in the contents, and then the changes, each with the place of its
-- key: `line` <key> <name> <text>, `unline` <key> <name>, `score` <key> <name> <score>, `unscore` <key> <name>.
local book, contents = KEYS[1], KEYS[2]
local from, once, name = unpack(ARGV, 1, 3)

if once ~= '' and redis.call('HEXISTS', KEYS[tonumber(once)], name) == 1 then
  return 'known'
end
if (redis.call('GET', book) or '0') ~= from then
  return 'conflict'
end

local at = 4
local function take()
  at = at + 1
  return ARGV[at - 1]
end
for _ = 3, #KEYS do
  redis.call('SADD', contents, take())
end
while at <= #ARGV do
  local what, key, of = take(), KEYS[tonumber(take())], take()
  if what == 'line' then
    redis.call('HSET', key, of, take())
  elseif what == 'unline' then
    redis.call('HDEL', key, of)
  elseif what == 'score' then
    redis.call('ZADD', key, take(), of)
  else
    redis.call('ZREM', key, of)
  end
end
redis.call('INCR', book)
return 'done'
