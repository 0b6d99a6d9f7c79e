export interface ServicePath {
  /** Without leading and trailing slashes, as written in the specification: `api/kanade/list`. */
  path: string
  /** `?page=0&size=5` or empty; passed on untouched and never logged. */
  query: string
}

/** Dot segments and encoded slashes would let `media/../internal` mean something else behind the gateway. */
const hiddenSteps = /(^|\/)(\.|%2e){1,2}(\/|$)|\/\/|\\|%2f|%5c|%00/i
const notPlain = /[^!-~]/

/**
 * Takes the one `/api` of the gateway off a request's raw URL and ignores trailing slashes (D-001), so that
 * `/api/api/kanade/list/` is `api/kanade/list`. Null when the URL is no API call or tries to climb.
 */
export function toServicePath(url: string): ServicePath | null {
  if (!url.startsWith('/api/')) return null
  const queryAt = url.indexOf('?')
  const end = queryAt === -1 ? url.length : queryAt
  let last = end
  while (last > 5 && url.charCodeAt(last - 1) === 47) last--
  const path = url.slice(5, last)
  if (path === '' || hiddenSteps.test(path) || notPlain.test(url)) return null
  return { path, query: url.slice(end) }
}
