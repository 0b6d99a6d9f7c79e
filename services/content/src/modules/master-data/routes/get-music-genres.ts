import { type App, getRequestLanguage, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listMusicGenres } from '../genres.sql.ts'

const Genre = Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() })

export function getMusicGenres(app: App, deps: ContentContext): void {
  app.get(
    '/v2/esthe/music/genres',
    {
      schema: {
        operationId: 'getMusicGenres',
        summary: 'Lists the genres that a sound of sound therapy can have',
        tags: ['esthe'],
        response: { 200: Type.Array(Genre) },
      },
    },
    async (request) => {
      const genres = await listMusicGenres(deps.db)
      return genres.map(({ id, name }) => ({
        id,
        name: selectLanguageText(name, getRequestLanguage(request)),
      }))
    },
  )
}
