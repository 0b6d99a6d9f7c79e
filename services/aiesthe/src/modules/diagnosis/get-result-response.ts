import { getRequestLanguage, requireSession } from '@hibiki/http'
import type { MediaLinkSigner } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { PhotoVault } from '../photos/photo-vault.ts'
import type { FaceResult } from './face-results.sql.ts'
import { listResultFacts } from './result-facts.ts'
import { buildResultResponse, type ResultResponse } from './result-response.ts'

export interface ResultResponseDeps {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  photoLinks: MediaLinkSigner
}

/** Reads one result with the pictures of the faces in it, as the specification defines. */
export async function getResultResponse(
  { db, vault, photoLinks }: ResultResponseDeps,
  result: FaceResult,
  request: FastifyRequest,
): Promise<ResultResponse> {
  const [facts] = await listResultFacts(db, result.memberId, [result])
  if (!facts) throw new Error('a result has no facts')
  return buildResultResponse(facts, {
    viewer: viewerOf(request),
    links: photoLinks,
    readPictureBase64: async (photoId, part) => (await vault.read(photoId, part))?.toString('base64') ?? '',
  })
}

/** Reads a member's results as lists contain them, without pictures, which would make a page far too large. */
export async function listResultResponses(
  { db, photoLinks }: ResultResponseDeps,
  memberId: string,
  results: readonly FaceResult[],
  request: FastifyRequest,
): Promise<ResultResponse[]> {
  const viewer = viewerOf(request)
  const facts = await listResultFacts(db, memberId, results)
  return Promise.all(facts.map((each) => buildResultResponse(each, { viewer, links: photoLinks })))
}

function viewerOf(request: FastifyRequest) {
  return { language: getRequestLanguage(request), sessionId: requireSession(request).sessionId }
}
