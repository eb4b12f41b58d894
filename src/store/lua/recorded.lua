-- Notes that what ended at a table is recorded.
local record, archive, unrecorded = unpack(KEYS)
local id, chapter = unpack(ARGV, 1, 2)

for i = 3, #ARGV do
  redis.call('LREM', archive, 0, ARGV[i])
end
-- When the next match has begun meanwhile, this one was moved into the archive, and is taken up there.
local kept, body = unpack(redis.call('HMGET', record, 'chapter', 'body'))
if (kept or '0') == chapter then
  if body then
    redis.call('HSET', record, 'recorded', '1')
  end
  redis.call('ZREM', unrecorded, id)
end
