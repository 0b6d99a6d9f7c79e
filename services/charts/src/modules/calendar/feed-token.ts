import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token of a feed: 256 random bits, base64url. */
export const createFeedToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashFeedToken = (token: string) => createHash('sha256').update(token).digest()
