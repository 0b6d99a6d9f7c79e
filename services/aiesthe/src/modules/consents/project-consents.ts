import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../schema.ts'
import { closePublications } from '../diagnosis/close-publications.ts'
import { findOpenResult } from '../diagnosis/face-results.sql.ts'
import { leave } from '../diagnosis/open-step.ts'
import { isErased, lockMember } from '../members/member-locks.sql.ts'
import { hasWithdrawn, saveConsent } from './consents.sql.ts'

/**
 * Keeps who agreed to the use of their data: without it there is no check, no photo and no choice (R30). A withdrawal closes what was
 * published and leaves the diagnosis under way with its photo; results stay the member's own until they delete them (D-050).
 */
export const projectConsents = (clock: () => Date) =>
  defineConsumer<'identity.consent-changed.v1', AiestheTables>({
    name: 'project-consents',
    subject: 'identity.consent-changed.v1',
    async handle(trx, { payload: { userId, document, agreed, version, at } }) {
      if (document !== 'providing-data') return
      await lockMember(trx, userId)
      if (await isErased(trx, userId)) return
      await saveConsent(trx, { memberId: userId, agreed, version, decidedAt: new Date(at) })
      if (agreed || !(await hasWithdrawn(trx, userId))) return
      // Later than every publication that was still allowed, because the withdrawal was not heard of yet.
      const now = clock()
      await closePublications(trx, { memberId: userId, agencyCode: null, now })
      const open = await findOpenResult(trx, userId)
      if (open) await leave(trx, open, now)
    },
  })
