import { language, memberOf } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { PhotoVault } from '../photos/photo-vault.ts'
import type { FaceResult } from './face-results.sql.ts'
import { findResultFacts } from './result-facts.ts'
import { type ResultResponse, showResult } from './result-response.ts'

export interface ReadResultDeps {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  photoLinks: MediaLinks
}

/** Reads one result with the pictures of the faces in it, as the specification defines. */
export async function readResult(
  { db, vault, photoLinks }: ReadResultDeps,
  result: FaceResult,
  request: FastifyRequest,
): Promise<ResultResponse> {
  const [facts] = await findResultFacts(db, result.memberId, [result])
  if (!facts) throw new Error('a result has no facts')
  return showResult(facts, {
    viewer: viewerOf(request),
    links: photoLinks,
    give: async (photoId, part) => (await vault.read(photoId, part))?.toString('base64') ?? '',
  })
}

/** Reads a member's results as lists contain them, without pictures, which would make a page far too large. */
export async function listResults(
  { db, photoLinks }: ReadResultDeps,
  memberId: string,
  results: readonly FaceResult[],
  request: FastifyRequest,
): Promise<ResultResponse[]> {
  const viewer = viewerOf(request)
  const facts = await findResultFacts(db, memberId, results)
  return Promise.all(facts.map((each) => showResult(each, { viewer, links: photoLinks })))
}

function viewerOf(request: FastifyRequest) {
  return { language: language(request), sessionId: memberOf(request).sessionId }
}
