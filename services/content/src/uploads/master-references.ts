import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { findUnknownReferences, type MasterReferences } from '../repositories/master-data.ts'
import type { SoundDetails } from './details.ts'
import { fieldTexts } from './field-texts.ts'

/** The fields whose master data does not exist. */
export function unknownMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<string[]> {
  return findUnknownReferences(db, referencesOf(details))
}

/** Throws E3001 that names the fields whose master data does not exist. */
export async function requireMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<void> {
  const unknown = await unknownMasterData(db, details)
  if (unknown.length === 0) return
  throw new ApiError('E3001', {
    fields: Object.fromEntries(unknown.map((field) => [field, fieldTexts.notOffered])),
  })
}

function referencesOf(details: SoundDetails): MasterReferences {
  if (details.kind === 'sound_therapy') return { genre: details.genreId }
  return details.kind === 'sound' || details.kind === 'kanade' ? details : {}
}
