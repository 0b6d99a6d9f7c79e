import { createHash, randomBytes } from 'node:crypto'

/** Creates the secret of an invitation, and its hash, which is stored. It is too random to need a slow hash. */
export function createInvitationToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashInvitationToken(token) }
}

export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Returns what is stored of an address to count the mails to it. */
export function hashAddress(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
