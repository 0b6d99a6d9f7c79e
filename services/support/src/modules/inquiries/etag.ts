import type { FastifyRequest } from 'fastify'

/** Returns the ETag of a revision in a language. */
export const toEtag = (revision: string | number, language: string): string => `"${revision}-${language}"`

/** Returns whether the caller has this version already. */
export function hasMatchingEtag({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match'] === etag
}
