import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'

/**
 * Identity's public keys, fetched when first needed and again when a token names an unknown key
 * (at most every 30 s). `identityUrl` is identity's own address, for example `http://identity:4001`.
 */
export function remoteKeys(identityUrl: string): JWTVerifyGetKey {
  const url = new URL('/.well-known/jwks.json', identityUrl)
  return createRemoteJWKSet(url, { timeoutDuration: 3000, cooldownDuration: 30_000, cacheMaxAge: 600_000 })
}
