/** Directives apart at their commas; one within quotes belongs to a value. */
const directive = /(?:[^,"]|"[^"]*"?)+/g
/** What tells shared caches to store a response, and `private`, which is said anew for the whole of it. */
const forSharedCaches = /^(?:public|private|s-maxage|proxy-revalidate)\s*(?:=|$)/i

/** A `Cache-Control` that lets no shared cache store the response and means the same to the client's own cache as before. */
export function toPrivateCacheControl(value: string): string {
  const directives = (value.match(directive) ?? []).map((each) => each.trim()).filter((each) => each !== '')
  if (directives.some((each) => each.toLowerCase() === 'no-store')) return value
  return ['private', ...directives.filter((each) => !forSharedCaches.test(each))].join(', ')
}
