/** The nonce the gateway wrote into `index.html` for this answer; only styles carrying it are allowed. */
export function cspNonce(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return meta?.content || null
}
