import type { Language } from '@hibiki/http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

export interface DataUseDecision {
  agreed: boolean
  version: string
  decidedAt: Date
}

/** Returns the member's last decision on how answers of mental checks are used, or null before the first one. */
export async function findDataUseDecision(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<DataUseDecision | null> {
  const { rows } = await sql<DataUseDecision>`
    select agreed, version, decided_at as "decidedAt" from data_use_decisions
    where member_id = ${memberId} order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Saves a decision; earlier ones stay. Callers must hold the member's lock. */
export async function insertDataUseDecision(
  trx: Transaction<AiestheTables>,
  of: DataUseDecision & { memberId: string; language: Language; textHash: Buffer },
): Promise<void> {
  await trx
    .insertInto('data_use_decisions')
    .values({
      member_id: of.memberId,
      agreed: of.agreed,
      version: of.version,
      language: of.language,
      text_hash: of.textHash,
      decided_at: of.decidedAt,
    })
    .execute()
}
