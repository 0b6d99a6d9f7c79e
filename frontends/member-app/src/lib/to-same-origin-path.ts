/** Returns the path of a page of this origin; null for anything else, or a link could redirect a member to a foreign site. */
export function toSameOriginPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const { origin } = window.location
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
}
