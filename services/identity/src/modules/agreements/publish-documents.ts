import { appendToOutbox } from '@hibiki/messaging'
import type { Db } from '../../db/schema.ts'
import { documents } from './current-consents.ts'
import type { LegalTexts } from './legal-texts.ts'
import { savePublishedDocument } from './published-documents.sql.ts'

/**
 * Announces which version of each document is in force when it has changed: a consent to an older text is none. The same is
 * announced again daily, for services that are new or have lost it. Copies that start together announce it once. It is asked again and again while the service runs, so that after a change of the texts the copies that stay have the last word,
 * not one of the old ones that started once more.
 */
export async function publishDocuments(db: Db, texts: LegalTexts, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const document of documents) {
      const { version } = texts.document(document, 'ja')
      const at = await savePublishedDocument(trx, { document, version, now })
      if (at === null) continue
      const payload = { document, version, at: at.toISOString() }
      await appendToOutbox(trx, [{ subject: 'identity.document-published.v1', payload }])
    }
  })
}
