-- Notes what this process has shown. Answers the newest revision that is to be announced, the revision that is kept, and
-- the bulletin that was there before.
local record, unannounced = unpack(KEYS)
local id, mark, shown, bulletin, fulfilled = unpack(ARGV)

local kept, announcing, noted, before, wish =
  unpack(redis.call('HMGET', record, 'revision', 'announcing', 'noted', 'bulletin', 'wish'))
if not kept then
  -- The store was emptied meanwhile.
  redis.call('ZREM', unannounced, mark, id)
  return { '0', '0', '' }
end

if wish and wish == fulfilled then
  redis.call('HDEL', record, 'wish')
  wish = nil
end
-- What is no number in a damaged record is as good as nothing.
local newest = tonumber(announcing) and announcing or kept
-- What was shown is ahead of what is kept when the store lost something. The note of such a state would be wrong, and so
-- would one that is older than the note of another process.
if tonumber(shown) <= tonumber(kept) then
  if tonumber(shown) >= (tonumber(noted) or 0) then
    redis.call('HSET', record, 'bulletin', bulletin, 'noted', shown)
  end
  -- Later revisions that have nothing to announce do not keep the table on the list, but an open wish does. The marks of
  -- other processes stay: what they are sending may arrive later. A mark without a process is from an earlier version.
  if tonumber(newest) <= tonumber(shown) and not wish then
    redis.call('ZREM', unannounced, mark, id)
  end
end
return { newest, kept, before or '' }
