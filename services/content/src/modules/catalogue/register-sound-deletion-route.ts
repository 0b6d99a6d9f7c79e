import { type App, requireSession } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { describeContentErrors } from '../../errors.ts'
import type { ContentTables, SoundKind } from '../../tables.ts'
import { withdrawSound } from './withdraw-sound.ts'

export interface SoundDeletionDeps {
  db: Kysely<ContentTables>
}

/** Registers a route that deletes sounds of certain kinds; these routes differ only in path and kinds. */
export function registerSoundDeletionRoute(
  app: App,
  { db }: SoundDeletionDeps,
  {
    operationId,
    summary,
    path,
    kinds,
  }: { path: string; operationId: string; summary: string; kinds: readonly SoundKind[] },
): void {
  const schema = {
    operationId,
    summary,
    tags: ['upload'],
    querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    response: {
      200: Type.Object({}),
      ...describeContentErrors(...['E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'CONTENT_SOUND_PLAYING']),
    },
  }
  app.post(path, { schema }, async (request) => {
    await withdrawSound(db, { id: request.query.id, kinds, actorId: requireSession(request).userId })
    return {}
  })
}
