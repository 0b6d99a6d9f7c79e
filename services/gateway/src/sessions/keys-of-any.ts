import { remoteKeys, type SessionVerifierOptions } from '@hibiki/http'

type KeyGetter = SessionVerifierOptions['keys']

/** The public keys from whichever copy of identity answers; each copy publishes the same ones. */
export function keysOfAny(identityUrls: readonly string[]): KeyGetter {
  const getters = identityUrls.map(remoteKeys)
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
