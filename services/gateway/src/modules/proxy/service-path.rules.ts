export interface ServicePath {
  /** Without leading and trailing slashes, as written in the specification: `api/kanade/list`. */
  path: string
  /** `?page=0&size=5` or empty; passed on untouched and never logged. */
  query: string
}

/** Matches segments that change the path: a service would resolve `media/../internal` to another path. */
const hiddenSteps = /(^|\/)\.{1,2}(\/|$)|\/\//
/** Matches the characters that RFC 3986 allows in a path except `;`, at which some routers cut it. */
const pathCharacters = /^[\w\-.~!$&'()*+,=:@/%]+$/
/** Matches characters that need no encoding or end a path: an encoded one would hide the real path from one of the parsers. */
const neverEncoded = /[\w\-.~/\\%?#;]/
const notPlain = /[^!-~]|#/

/**
 * Removes the gateway's own `/api` and trailing slashes from a request's raw URL, so that `/api/api/kanade/list/` becomes
 * `api/kanade/list`. Returns null when the URL is no API call, contains `..` segments, or is not in canonical form. Services decode
 * paths before they route; because no character of a route may be encoded, the gateway and the service see the same path.
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

/** Returns whether only those characters are encoded that must be, such as blanks and text beyond ASCII. */
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
