import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../schema.ts'
import { saveCurrentDocument } from './consents.sql.ts'

/** Keeps which text is in force: whoever agreed to an older one is asked again, and nothing is done for them until then (R30). */
export const projectDocumentVersions = defineConsumer<'identity.document-published.v1', AiestheTables>({
  name: 'project-document-versions',
  subject: 'identity.document-published.v1',
  async handle(trx, { payload: { document, version, at } }) {
    if (document !== 'providing-data') return
    await saveCurrentDocument(trx, { document, version, publishedAt: new Date(at) })
  },
})
