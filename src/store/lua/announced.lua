local record, unannounced = unpack(KEYS)
local id, revision, bulletin = unpack(ARGV)

redis.call('HSET', record, 'bulletin', bulletin)
if tonumber(redis.call('HGET', record, 'revision') or '0') <= tonumber(revision) then
  redis.call('ZREM', unannounced, id)
end
