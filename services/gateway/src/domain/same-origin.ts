const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Calls of other servers, which send no origin and prove themselves by a signature. */
const signedCalls = new Set(['v3/payment/webhook'])

export interface CallOrigin {
  method: string
  path: string
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
}

/**
 * Whether `origin` is ours: one of the public origins, or, when none is configured (local mode), the request's own
 * host as long as it is this machine – another name that resolves to it (DNS rebinding) is foreign.
 */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicOrigins: readonly string[],
): boolean {
  if (publicOrigins.length > 0) return publicOrigins.includes(origin)
  if (host === undefined || origin !== `http://${host}`) return false
  return localHosts.has(host.replace(/:\d+$/, ''))
}

/**
 * What changes state needs an own `Origin`, or `Sec-Fetch-Site: same-origin` where a browser sends no
 * Origin. `GET auth/logout` changes state but is also typed and followed, so it only may not come from elsewhere.
 */
export function isForeignCall(call: CallOrigin, publicOrigins: readonly string[]): boolean {
  const { method, path, origin, fetchSite } = call
  const own = origin !== undefined && isOwnOrigin(origin, call.host, publicOrigins)
  if (safeMethods.has(method)) {
    if (path !== 'auth/logout' || method === 'OPTIONS') return false
    if (origin !== undefined && !own) return true
    return fetchSite === 'cross-site' || fetchSite === 'same-site'
  }
  if (signedCalls.has(path)) return false
  return origin === undefined ? fetchSite !== 'same-origin' : !own
}
