import { sql, type Transaction } from 'kysely'
import type { ContentTables, SoundKind } from '../../tables.ts'

/** Of any number that a database's clients may use for locks, one that says "analysis of sounds". */
const LOCK = 20_260_020

/** True for one transaction at a time, on any copy; never waits. */
export async function takeAnalysisTurn(trx: Transaction<ContentTables>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(
    trx,
  )
  return rows[0]?.taken ?? false
}

export interface UnmeasuredSound {
  id: string
  kind: SoundKind
  storageKey: string
}

/** The oldest sound of the catalogue that is not measured in full, other than these. */
export async function findUnmeasuredSound(
  trx: Transaction<ContentTables>,
  except: readonly string[],
): Promise<UnmeasuredSound | null> {
  const { rows } = await sql<UnmeasuredSound>`
    select sound.id, sound.kind, file.storage_key as "storageKey"
    from sounds as sound join media_files as file on file.id = sound.media_file_id
    where sound.withdrawn_at is null and sound.id <> all(${except}::uuid[])
      and not exists (select from sound_analyses where sound_id = sound.id and frequencies is not null)
    order by sound.created_at, sound.id limit 1`.execute(trx)
  return rows[0] ?? null
}
