export interface ServicePath {
  /** Without leading and trailing slashes, as written in the specification: `api/kanade/list`. */
  path: string
  /** `?page=0&size=5` or empty; passed on untouched and never logged. */
  query: string
}

/** Segments that change the path: `media/../internal` would mean something else to a service. */
const hiddenSteps = /(^|\/)\.{1,2}(\/|$)|\/\//
/** Of what RFC 3986 allows in a path, all but `;`, at which some routers cut it. */
const pathCharacters = /^[\w\-.~!$&'()*+,=:@/%]+$/
/** What a path is made of and what ends it: encoded, it is either a disguise or a trap for the next reader. */
const neverEncoded = /[\w\-.~/\\%?#;]/
const notPlain = /[^!-~]|#/

/**
 * Takes the one `/api` of the gateway off a request's raw URL and ignores trailing slashes, so that
 * `/api/api/kanade/list/` is `api/kanade/list`. Null when the URL is no API call, tries to climb, or is not written in
 * its one canonical way. Services decode paths before they route; because nothing that names a route may come encoded,
 * the path that the rules of the gateway compare is the path that the service finds.
 */
export function toServicePath(url: string): ServicePath | null {
  if (!url.startsWith('/api/')) return null
  const queryAt = url.indexOf('?')
  const end = queryAt === -1 ? url.length : queryAt
  let last = end
  while (last > 5 && url.charCodeAt(last - 1) === 47) last--
  const path = url.slice(5, last)
  if (!pathCharacters.test(path) || hiddenSteps.test(path) || notPlain.test(url)) return null
  return isCanonical(path) ? { path, query: url.slice(end) } : null
}

/** Only characters that must be encoded are: text beyond ASCII, blanks, and the like in names. */
function isCanonical(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return [...path.matchAll(/%(..)/g)].every(([, hex = '']) => {
    const code = Number.parseInt(hex, 16)
    return code >= 0x20 && code !== 0x7f && !neverEncoded.test(String.fromCharCode(code))
  })
}
