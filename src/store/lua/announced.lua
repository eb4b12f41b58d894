local record, unannounced = unpack(KEYS)
local id, revision, bulletin = unpack(ARGV)

redis.call('HSET', record, 'bulletin', bulletin)
-- Later revisions that have nothing to announce do not keep the table on the list.
local announcing, newest = unpack(redis.call('HMGET', record, 'announcing', 'revision'))
if tonumber(announcing or newest or '0') <= tonumber(revision) then
  redis.call('ZREM', unannounced, id)
end
