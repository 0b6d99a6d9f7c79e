import { type App, describeErrors, getRequestLanguage, selectLanguageText } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ContentTables } from '../../../tables.ts'
import { type NamedMasterRow, readMasterData } from '../master-data.sql.ts'
import { toNamesByLanguage } from '../names-by-language.ts'

const NamedRow = Type.Object({ id: Type.String(), name: Type.String() }, { $id: 'NamedRow' })

const schema = {
  operationId: 'readSoundMaster',
  summary: 'Returns the master data by which sounds of nature and Kanade sounds are described',
  tags: ['sound-dmv'],
  response: {
    200: Type.Object({
      tags: Type.Array(NamedRow),
      genres: Type.Array(Type.Object({ ...NamedRow.properties, family: Type.Enum(['sound', 'music']) })),
      countries: Type.Array(NamedRow),
      purposes: Type.Array(Type.Object({ ...NamedRow.properties, details: Type.Array(NamedRow) })),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

/** The names are in the caller's language. */
export function readSoundMaster(app: App, { db }: { db: Kysely<ContentTables> }): void {
  app.get('/api/sound-dmv/sound-dmv-mst', { schema }, async (request) => {
    const { tags, genres, countries, purposes, details } = await readMasterData(db)
    const named = (row: NamedMasterRow) => ({
      id: row.id,
      name: selectLanguageText(toNamesByLanguage(row), getRequestLanguage(request)),
    })
    return {
      tags: tags.map(named),
      genres: genres.map((genre) => ({ ...named(genre), family: genre.family })),
      countries: countries.map(named),
      purposes: purposes.map((purpose) => ({
        ...named(purpose),
        details: details.filter((detail) => detail.purpose_code === purpose.id).map(named),
      })),
    }
  })
}
