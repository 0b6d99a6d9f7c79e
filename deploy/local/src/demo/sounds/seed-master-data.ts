import type { ContentTables } from '@hibiki/content'
import {
  type CountryCode,
  demoCountries,
  demoMusicGenres,
  demoPurposeDetails,
  demoPurposes,
  demoSoundGenres,
  demoTags,
  findTranslatedNames,
  type GenreCode,
  type PurposeDetailCode,
  type TagCode,
} from '@hibiki/demo-sounds'
import type { Kysely } from 'kysely'

/** Ids of the master rows by their codes. */
export interface MasterDataIds {
  genre(code: GenreCode): string
  country(code: CountryCode): string
  tag(code: TagCode): string
  purposeDetail(code: PurposeDetailCode): string
}

/** Adds the master data that the demo sounds refer to, leaves rows that exist as they are, and returns the ids. */
export async function seedMasterData(db: Kysely<ContentTables>): Promise<MasterDataIds> {
  const genres = [
    ...named(demoSoundGenres).map((row) => ({ ...row, family: 'sound' as const })),
    ...named(demoMusicGenres).map((row) => ({ ...row, family: 'music' as const })),
  ]
  const purposeRows = Object.entries(demoPurposes).map(([code, [name_ja, name_en]]) => ({
    code,
    name_ja,
    name_en,
    names: findTranslatedNames(name_ja),
  }))
  const details = Object.entries(demoPurposeDetails).map(([code, { purpose, names }], index) => ({
    code,
    name_ja: names[0],
    name_en: names[1],
    names: findTranslatedNames(names[0]),
    display_order: index + 1,
    purpose_code: purpose,
  }))
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('genres')
      .values(genres)
      .onConflict((c) => c.doNothing())
      .execute()
    await trx
      .insertInto('countries')
      .values(named(demoCountries))
      .onConflict((c) => c.doNothing())
      .execute()
    await trx
      .insertInto('tags')
      .values(named(demoTags))
      .onConflict((c) => c.doNothing())
      .execute()
    await trx
      .insertInto('purposes')
      .values(purposeRows)
      .onConflict((c) => c.doNothing())
      .execute()
    await trx
      .insertInto('purpose_details')
      .values(details)
      .onConflict((c) => c.doNothing())
      .execute()
  })
  return {
    genre: await idsByCode(db, 'genres'),
    country: await idsByCode(db, 'countries'),
    tag: await idsByCode(db, 'tags'),
    purposeDetail: await idsByCode(db, 'purpose_details'),
  }
}

function named(entries: Record<string, readonly [ja: string, en: string]>) {
  return Object.entries(entries).map(([code, [name_ja, name_en]], index) => ({
    code,
    name_ja,
    name_en,
    names: findTranslatedNames(name_ja),
    display_order: index + 1,
  }))
}

async function idsByCode(
  db: Kysely<ContentTables>,
  table: 'genres' | 'countries' | 'tags' | 'purpose_details',
): Promise<(code: string) => string> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute()
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return (code) => {
    const id = ids.get(code)
    if (!id) throw new Error(`The master data has no "${code}" in ${table}.`)
    return id
  }
}
