import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import { findUnknownReferences, type MasterReferences } from '../repositories/master-data.ts'
import type { SoundDetails } from './details.ts'
import { fieldTexts } from './field-texts.ts'

/** The fields of an upload whose master data does not exist, each with its text; null when all of it does. */
export async function unknownMasterData(
  db: Kysely<ContentTables>,
  details: SoundDetails,
): Promise<Record<string, { ja: string; en: string }> | null> {
  const unknown = await findUnknownReferences(db, referencesOf(details))
  if (unknown.length === 0) return null
  return Object.fromEntries(unknown.map((field) => [field, fieldTexts.notOffered]))
}

/** Throws E3001 that names the fields whose master data does not exist. */
export async function requireMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<void> {
  const fields = await unknownMasterData(db, details)
  if (fields) throw new ApiError('E3001', { fields })
}

function referencesOf(details: SoundDetails): MasterReferences {
  if (details.kind === 'sound_therapy') return { genre: details.genreId }
  return details.kind === 'sound' || details.kind === 'kanade' ? details : {}
}
