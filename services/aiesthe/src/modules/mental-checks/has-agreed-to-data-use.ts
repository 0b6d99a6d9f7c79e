import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { type DataUseDecision, findDataUseDecision } from './data-use-decisions.sql.ts'
import { dataUseTextVersion } from './data-use-text-version.ts'

/** Whether the member's last decision on the use of answers is a yes to the current text; otherwise the answers must not be used. */
export async function hasAgreedToDataUse(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  return isCurrentDataUseAgreement(await findDataUseDecision(db, memberId))
}

export function isCurrentDataUseAgreement(decision: DataUseDecision | null): boolean {
  return decision?.agreed === true && decision.version === dataUseTextVersion
}
