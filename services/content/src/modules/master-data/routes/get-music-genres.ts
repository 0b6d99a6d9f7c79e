import { type App, getRequestLanguage, Id, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { listMusicGenres } from '../genres.sql.ts'

const Genre = Type.Object({ id: Id, name: Type.String() })

const schema = {
  operationId: 'getMusicGenres',
  summary: 'Lists the genres that a sound of sound therapy can have',
  tags: ['esthe'],
  response: { 200: Type.Array(Genre) },
}

export function getMusicGenres(app: App, deps: ContentContext): void {
  app.get('/v2/esthe/music/genres', { schema }, async (request) => {
    const genres = await listMusicGenres(deps.db)
    return genres.map(({ id, name }) => ({
      id,
      name: selectLanguageText(name, getRequestLanguage(request)),
    }))
  })
}
