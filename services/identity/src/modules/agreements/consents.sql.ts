import type { Language } from '@hibiki/http'
import type { ConsentDocument } from '../../db/account-tables.ts'
import type { Db, Trx } from '../../db/identity-tables.ts'

export interface ConsentDecision {
  document: ConsentDocument
  version: string
  agreed: boolean
  decidedAt: Date
}

export async function insertConsent(
  trx: Trx,
  consent: ConsentDecision & { userId: string; language: Language; textHash: Buffer },
): Promise<void> {
  await trx
    .insertInto('consents')
    .values({
      user_id: consent.userId,
      document: consent.document,
      version: consent.version,
      language: consent.language,
      text_hash: consent.textHash,
      agreed: consent.agreed,
      decided_at: consent.decidedAt,
    })
    .execute()
}

/** Returns the newest decision about each document. */
export function listLatestConsentDecisions(db: Db, userId: string): Promise<ConsentDecision[]> {
  return db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'version', 'agreed', 'decided_at as decidedAt'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute()
}
