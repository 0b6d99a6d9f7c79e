const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Other servers make these calls; they send no origin and are authenticated by a signature or a signed key. */
const signedCalls = new Set(['v3/payment/webhook', 'v3/advertise/one-click', 'v2/support/mail-reply'])

export interface OriginCheckInput {
  method: string
  path: string
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
}

/**
 * Returns whether `origin` is one of the public origins or, when none is configured (local mode), the request's own host on this
 * machine. Another name that resolves to this machine (DNS rebinding) is rejected.
 */
export function isSameOrigin(
  origin: string,
  host: string | undefined,
  publicOrigins: readonly string[],
): boolean {
  if (publicOrigins.length > 0) return publicOrigins.includes(origin)
  if (host === undefined || origin !== `http://${host}`) return false
  return localHosts.has(host.replace(/:\d+$/, ''))
}

/**
 * Returns whether a call must be rejected because of where it comes from. A call that changes state needs one of our origins in
 * `Origin`, or `Sec-Fetch-Site: same-origin` where the browser sends no `Origin`. `GET auth/logout` changes state, but people also
 * type it or follow a link to it, so it is rejected only when another site sends it.
 */
export function isForbiddenCrossOriginCall(
  call: OriginCheckInput,
  publicOrigins: readonly string[],
): boolean {
  const { method, path, origin, fetchSite } = call
  const own = origin !== undefined && isSameOrigin(origin, call.host, publicOrigins)
  if (safeMethods.has(method)) {
    if (path !== 'auth/logout' || method === 'OPTIONS') return false
    if (origin !== undefined && !own) return true
    return fetchSite === 'cross-site' || fetchSite === 'same-site'
  }
  if (signedCalls.has(path)) return false
  return origin === undefined ? fetchSite !== 'same-origin' : !own
}
