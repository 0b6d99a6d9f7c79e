import { appendToOutbox } from '@hibiki/messaging'
import type { Db } from '../../db/identity-tables.ts'
import { consentDocuments } from './current-consents.ts'
import type { LegalTexts } from './legal-texts.ts'
import { savePublishedDocumentVersion } from './published-documents.sql.ts'

/**
 * Publishes which version of each document is in force when it has changed, because a consent to an older text does not count.
 * The same version is published again daily, for services that are new or have lost the event. Replicas that start together
 * publish it once. The check repeats while the service runs, so that after a change of the texts the new replicas have the last
 * word, not an old one that was restarted.
 */
export async function publishDocumentVersions(db: Db, texts: LegalTexts, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const document of consentDocuments) {
      const { version } = texts.getDocumentVersion(document, 'ja')
      const at = await savePublishedDocumentVersion(trx, { document, version, now })
      if (at === null) continue
      const payload = { document, version, at: at.toISOString() }
      await appendToOutbox(trx, [{ subject: 'identity.document-published.v1', payload }])
    }
  })
}
