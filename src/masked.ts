const token = '[^\\s/?#"\'\\\\]+';

/** What must not be written to a log, and what is written instead. */
const masks: readonly (readonly [secret: RegExp, instead: string])[] = [
  // Anybody who has the token in such an address can answer as the bot.
  [new RegExp(`/(interactions|webhooks)/(\\d+)/${token}`, 'g'), '/$1/$2/…'],
  // The same token without its address. It begins with `interaction:` in base 64.
  [/aW50ZXJhY3Rpb2[\w=-]+/g, '…'],
  [/[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g, '…'],
  // A Redis password may contain characters that should have been escaped.
  [/\b(rediss?(?:-cluster)?:\/\/)[^\s"\\]*@/g, '$1…@'],
  [/\b([a-z][a-z+.-]*:\/\/)[^\s/@"\\]*@/g, '$1…@'],
  [/([?&](?:password|passwd|token|auth|key)=)[^&\s"\\]*/gi, '$1…'],
];

/** The text without tokens and passwords. A line of JSON stays valid JSON. */
export function masked(text: string): string {
  return masks.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text);
}
