import { ApiError } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { fieldText } from '../../texts.ts'
import type { SoundDetails } from '../catalogue/sound-details.ts'
import {
  listUnknownReferenceFields,
  lockReferencedMasterData,
  type MasterDataReferences,
} from './master-data.sql.ts'

/** Returns the fields whose master data does not exist. */
function unknownMasterData(db: Kysely<ContentTables>, details: SoundDetails): Promise<string[]> {
  return listUnknownReferenceFields(db, referencesOf(details))
}

/** Throws E3001 naming the fields whose master data does not exist. */
export async function requireMasterDataExists(
  db: Kysely<ContentTables>,
  details: SoundDetails,
): Promise<void> {
  requireNoUnknownFields(await unknownMasterData(db, details))
}

/** Throws E3001 naming these fields. */
export function requireNoUnknownFields(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new ApiError('E3001', {
    fields: Object.fromEntries(unknown.map((field) => [field, fieldText('notOffered')])),
  })
}

/** Locks the master data that `details` refers to until the transaction ends. Returns the fields whose master data does not exist any more. */
export async function lockMasterDataAndListUnknown(
  trx: Transaction<ContentTables>,
  details: SoundDetails,
): Promise<string[]> {
  await lockReferencedMasterData(trx, referencesOf(details))
  return unknownMasterData(trx, details)
}

function referencesOf(details: SoundDetails): MasterDataReferences {
  if (details.kind === 'sound_therapy') return { genre: details.genreId }
  return details.kind === 'sound' || details.kind === 'kanade' ? details : {}
}
