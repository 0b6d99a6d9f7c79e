import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs links to media, and verifies them. */
export interface MediaLinkSigner {
  /** `/api/media/{fileId}?exp=…&sig=…` for this session, or for visitors when `sessionId` is null. */
  sign(fileId: string, sessionId: string | null): string
  /** `expired` only for links that were valid before; anything changed is `invalid`. */
  verify(link: {
    fileId: string
    exp: string | number
    sig: string
    sessionId: string | null
  }): MediaLinkState
}

/** `expired` was signed for this caller and is too old; `invalid` was not signed, was changed, or is another's. */
export type MediaLinkState = 'valid' | 'expired' | 'invalid'

export interface MediaLinkSignerOptions {
  /** Secrets of at least 32 characters: the first signs, all verify, so keys can be replaced without breaking links. */
  keys: readonly string[]
  /** The lifetime of a link; 600 in the product. */
  lifetimeSeconds: number
  /** The path that serves such links, `/api/media/` by default. */
  path?: string
  clock?: () => Date
}

const MIN_KEY = 32

/**
 * Links to media that work for one file, or one photo with its parts, one session and a short time: HMAC-SHA256 over its
 * name, expiry and session.
 * Throws when no key is given or one is too short to be a secret.
 */
export function createMediaLinkSigner(options: MediaLinkSignerOptions): MediaLinkSigner {
  const [signingKey] = options.keys
  if (signingKey === undefined) throw new Error('media links need at least one key')
  if (options.keys.some((key) => key.length < MIN_KEY)) {
    throw new Error(`media link keys need at least ${MIN_KEY} characters`)
  }
  const path = options.path ?? '/api/media/'
  const now = options.clock ?? (() => new Date())

  return {
    sign(fileId, sessionId) {
      const exp = Math.floor(now().getTime() / 1000) + options.lifetimeSeconds
      const sig = signature(signingKey, fileId, exp, sessionId).toString('base64url')
      return `${path}${encodeURIComponent(fileId)}?exp=${exp}&sig=${sig}`
    },
    verify({ fileId, exp, sig, sessionId }) {
      // Only one spelling is accepted: "007" or "1e3" must not pass for the signed number.
      const expiry = /^[1-9]\d{0,14}$/.test(String(exp)) ? Number(exp) : Number.NaN
      if (Number.isNaN(expiry)) return 'invalid'
      const given = Buffer.from(sig, 'base64url')
      if (given.toString('base64url') !== sig) return 'invalid'
      const matches = options.keys.some((key) => sameBytes(signature(key, fileId, expiry, sessionId), given))
      if (!matches) return 'invalid'
      return expiry * 1000 > now().getTime() ? 'valid' : 'expired'
    },
  }
}

// JSON keeps the parts apart: no choice of file id can imitate another file's parts, and null differs from "null".
function signature(key: string, fileId: string, exp: number, sessionId: string | null): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([fileId, exp, sessionId]))
    .digest()
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
