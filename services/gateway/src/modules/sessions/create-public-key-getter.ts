import { createRemoteKeyFinder, type SessionVerifierOptions } from '@hibiki/http'

type KeyGetter = SessionVerifierOptions['keys']

/** Fetches the public keys from any replica of identity that responds, since each publishes the same ones. */
export function createPublicKeyGetter(identityUrls: readonly string[]): KeyGetter {
  const getters = identityUrls.map(createRemoteKeyFinder)
  return async (...token) => {
    let failure: unknown = new Error('identity has no address')
    for (const getKey of getters) {
      try {
        return await getKey(...token)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }
}
