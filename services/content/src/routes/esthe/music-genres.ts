import { type App, language } from '@hibiki/http'
import { Type } from 'typebox'
import { findMusicGenres } from '../../repositories/genres.ts'
import type { EstheDeps } from './index.ts'

const Genre = Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() })

export function musicGenres(app: App, deps: EstheDeps): void {
  app.get(
    '/v2/esthe/music/genres',
    {
      schema: {
        operationId: 'getMusicGenres',
        summary: 'The genres a sound of the sound therapy can have',
        tags: ['esthe'],
        response: { 200: Type.Array(Genre) },
      },
    },
    async (request) => {
      const genres = await findMusicGenres(deps.db)
      return genres.map(({ id, name }) => ({ id, name: name[language(request)] }))
    },
  )
}
