/** Matches one directive: they are separated by commas, but a comma within quotes belongs to a value. */
const directive = /(?:[^,"]|"[^"]*"?)+/g
/** Matches directives that only concern shared caches, and `private`, which is added for the whole response. */
const forSharedCaches = /^(?:public|private|s-maxage|proxy-revalidate)\s*(?:=|$)/i

/** Returns a `Cache-Control` that forbids shared caches to store the response and changes nothing for the client's own cache. */
export function toPrivateCacheControl(value: string): string {
  const directives = (value.match(directive) ?? []).map((each) => each.trim()).filter((each) => each !== '')
  if (directives.some((each) => each.toLowerCase() === 'no-store')) return value
  return ['private', ...directives.filter((each) => !forSharedCaches.test(each))].join(', ')
}
