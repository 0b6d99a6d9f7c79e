import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { type DataUseDecision, findDataUse } from './data-use.sql.ts'
import { dataUseVersion } from './data-use-text.ts'

/** Whether the member's last word on how answers are used is yes, and to the text as it is now: else they are used for nothing. */
export async function hasAgreedToDataUse(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  return isAgreement(await findDataUse(db, memberId))
}

export function isAgreement(decision: DataUseDecision | null): boolean {
  return decision?.agreed === true && decision.version === dataUseVersion
}
