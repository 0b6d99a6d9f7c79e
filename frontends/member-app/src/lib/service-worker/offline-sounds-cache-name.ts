/** The cache of offline sounds: the page stores them, and the service worker serves them. */
export const offlineSoundsCacheName = 'hibiki-kept-sounds'

/** Returns the key of a sound in that cache: the path of its media link without the query, which holds the session's signature. */
export const toMediaCacheKey = (link: string): string => new URL(link, 'http://media.invalid').pathname
