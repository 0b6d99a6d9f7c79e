import type { EventPayload } from '@hibiki/event-contracts'
import { defineConsumer } from '@hibiki/messaging'
import { sql, type Transaction } from 'kysely'
import { isMemberErased, lockMember } from '../members/erased-members.ts'
import type { Projection } from '../projection.ts'
import { hasWithdrawnConsent, saveConsent, saveCurrentDocument } from './consents.sql.ts'

/**
 * The module of a service that may do something only with the member's consent to a document.
 *
 * @param options.onWithdrawal runs in the same transaction, when the member's last word is no
 */
export function createConsentsProjection<DB>(options: {
  document: EventPayload<'identity.consent-changed.v1'>['document']
  onWithdrawal?(trx: Transaction<DB>, memberId: string): Promise<void>
}): Projection {
  const projectConsents = defineConsumer<'identity.consent-changed.v1', DB>({
    name: 'project-consents',
    subject: 'identity.consent-changed.v1',
    async handle(trx, { payload: { userId: memberId, document, agreed, version, at } }) {
      if (document !== options.document) return
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) return
      await saveConsent(trx, { memberId, agreed, version, decidedAt: new Date(at) })
      if (!agreed && (await hasWithdrawnConsent(trx, memberId))) await options.onWithdrawal?.(trx, memberId)
    },
  })
  const projectDocumentVersions = defineConsumer<'identity.document-published.v1', DB>({
    name: 'project-document-versions',
    subject: 'identity.document-published.v1',
    async handle(trx, { payload: { document, version, at } }) {
      if (document === options.document)
        await saveCurrentDocument(trx, { document, version, publishedAt: new Date(at) })
    },
  })
  return {
    name: 'consents',
    consumers: [projectConsents, projectDocumentVersions],
    personalData: [
      {
        table: 'consents',
        person: 'member_id',
        export: (memberId) => sql`
          select agreed, version, decided_at as "decidedAt" from consents where member_id = ${memberId}`,
        erase: 'delete',
      },
    ],
  }
}
