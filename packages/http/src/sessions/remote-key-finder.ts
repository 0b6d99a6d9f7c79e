import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'

/**
 * Returns identity's public keys, fetched when first needed and again when a token names an unknown key (at most every 30 s). `identityUrl`
 * is identity's own address, for example `http://identity:4001`. While identity cannot be reached, the last keys stay in use, so that its
 * restart logs nobody out.
 */
export function createRemoteKeyFinder(identityUrl: string): JWTVerifyGetKey {
  const url = new URL('/.well-known/jwks.json', identityUrl)
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: 3000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      const last = remote.jwks()
      if (error instanceof errors.JWKSNoMatchingKey || last === undefined) throw error
      return createLocalJWKSet(last)(header, token)
    }
  }
}
