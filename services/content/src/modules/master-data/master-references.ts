import { ApiError } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { fieldText } from '../../texts.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import { findUnknownReferences, holdReferences, type MasterReferences } from './master-data.sql.ts'

/** The fields whose master data does not exist. */
function unknownMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<string[]> {
  return findUnknownReferences(db, referencesOf(details))
}

/** Throws E3001 that names the fields whose master data does not exist. */
export async function requireMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<void> {
  refuseUnknown(await unknownMasterData(db, details))
}

/** Throws E3001 that names these fields. */
export function refuseUnknown(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new ApiError('E3001', {
    fields: Object.fromEntries(unknown.map((field) => [field, fieldText('notOffered')])),
  })
}

/** What `details` refer to stays until the transaction ends; answers the fields whose master data is gone already. */
export async function holdMasterData(
  trx: Transaction<ContentTables>,
  details: SoundDetails,
): Promise<string[]> {
  await holdReferences(trx, referencesOf(details))
  return unknownMasterData(trx, details)
}

function referencesOf(details: SoundDetails): MasterReferences {
  if (details.kind === 'sound_therapy') return { genre: details.genreId }
  return details.kind === 'sound' || details.kind === 'kanade' ? details : {}
}
