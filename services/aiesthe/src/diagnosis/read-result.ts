import { language, memberOf } from '@hibiki/http'
import type { MediaLinks } from '@hibiki/media-links'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { signPhoto } from '../photos/photo-links.ts'
import type { PhotoVault } from '../photos/photo-vault.ts'
import type { FaceResult } from '../repositories/face-results.ts'
import { type ShownResult, showResult } from './shown-result.ts'

export interface ReadResultDeps {
  db: Kysely<AiestheTables>
  vault: PhotoVault
  photoLinks: MediaLinks
}

/** One result with the pictures of the faces in it, as D3§3 wants them. */
export function readResult(
  { db, vault, photoLinks }: ReadResultDeps,
  result: FaceResult,
  request: FastifyRequest,
): Promise<ShownResult> {
  return showResult(db, result, {
    viewer: viewerOf(request),
    links: photoLinks,
    give: async (photoId, part) => (await vault.read(photoId, part))?.toString('base64') ?? '',
  })
}

/** A result as lists have it: a page of them would be far too large with the pictures inside. */
export function listResult(
  { db, photoLinks }: ReadResultDeps,
  result: FaceResult,
  request: FastifyRequest,
): Promise<ShownResult> {
  const viewer = viewerOf(request)
  return showResult(db, result, {
    viewer,
    links: photoLinks,
    give: async (photoId, part) => signPhoto(photoLinks, photoId, part, viewer.sessionId),
  })
}

function viewerOf(request: FastifyRequest) {
  return { language: language(request), sessionId: memberOf(request).sessionId }
}
