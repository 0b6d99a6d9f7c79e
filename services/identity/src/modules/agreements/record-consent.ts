import type { Language } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { ConsentDocument } from '../../db/account-tables.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { insertConsent } from './consents.sql.ts'
import type { LegalTexts } from './legal-texts.ts'

/** Saves a member's decision about the current version of a document, and publishes it. */
export async function recordConsent(
  trx: Trx,
  texts: LegalTexts,
  options: { userId: string; document: ConsentDocument; agreed: boolean; language: Language; now: Date },
): Promise<void> {
  const { userId, document, agreed, language, now } = options
  const { version, hash } = texts.getDocumentVersion(document, language)
  await insertConsent(trx, { userId, document, version, agreed, language, textHash: hash, decidedAt: now })
  const payload = { userId, document, agreed, version, at: now.toISOString() }
  await appendToOutbox(trx, [{ subject: 'identity.consent-changed.v1', payload }])
  await appendAuditEntry(trx, {
    actorId: userId,
    action: agreed ? 'consent-given' : 'consent-refused',
    subjectId: userId,
    detail: { document, version },
  })
}
