import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Creates Emotion's cache for a page with a content security policy: its style elements carry the nonce that the gateway wrote into `<meta
 * name="csp-nonce">` for this response. Without such a tag (development, tests) they carry none.
 */
export function createStyleCache(page: Document = document): EmotionCache {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return createCache({ key: 'hibiki', ...(nonce ? { nonce } : {}) })
}
