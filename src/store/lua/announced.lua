local record, unannounced = unpack(KEYS)
local id, revision, bulletin = unpack(ARGV)

redis.call('HSET', record, 'bulletin', bulletin)
-- What changed since then without anything to announce needs no announcement.
local announcing, newest = unpack(redis.call('HMGET', record, 'announcing', 'revision'))
if tonumber(announcing or newest or '0') <= tonumber(revision) then
  redis.call('ZREM', unannounced, id)
end
