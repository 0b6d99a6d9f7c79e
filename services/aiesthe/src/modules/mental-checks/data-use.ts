import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { type DataUseDecision, findDataUse } from './data-use.sql.ts'
import { dataUseVersion } from './data-use-text.ts'

/** Whether the member's last decision on the use of answers is a yes to the current text; otherwise the answers must not be used. */
export async function hasAgreedToDataUse(db: Kysely<AiestheTables>, memberId: string): Promise<boolean> {
  return isAgreement(await findDataUse(db, memberId))
}

export function isAgreement(decision: DataUseDecision | null): boolean {
  return decision?.agreed === true && decision.version === dataUseVersion
}
