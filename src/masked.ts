const token = '[^\\s/?#"\'\\\\]+';

/** What may stand in a text and must not stand in a log, and what is written instead. */
const masks: readonly (readonly [secret: RegExp, instead: string])[] = [
  // Whoever has the token in such an address may answer as the bot.
  [new RegExp(`/(interactions|webhooks)/(\\d+)/${token}`, 'g'), '/$1/$2/…'],
  // The same token alone: it begins with `interaction:` in base 64.
  [/aW50ZXJhY3Rpb2[\w=-]+/g, '…'],
  [/[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g, '…'],
  // A password of Redis may hold signs that should have been escaped.
  [/\b(rediss?(?:-cluster)?:\/\/)[^\s"\\]*@/g, '$1…@'],
  [/\b([a-z][a-z+.-]*:\/\/)[^\s/@"\\]*@/g, '$1…@'],
  [/([?&](?:password|passwd|token|auth|key)=)[^&\s"\\]*/gi, '$1…'],
];

/** The text without tokens and passwords. Good for a line of JSON too: it stays one. */
export function masked(text: string): string {
  return masks.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text);
}
