import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../db/schema.ts'
import { saveConsent } from '../repositories/consents.ts'
import { isErased, lockMember } from '../repositories/member-locks.ts'

/** Keeps who agreed to the use of their data: without it there is no check, no photo and no choice (R30). */
export const keepConsents = defineConsumer<'identity.consent-changed.v1', AiestheTables>({
  name: 'keep-consents',
  subject: 'identity.consent-changed.v1',
  async handle(trx, { payload: { userId, document, agreed, version, at } }) {
    if (document !== 'providing-data') return
    await lockMember(trx, userId)
    if (await isErased(trx, userId)) return
    await saveConsent(trx, { memberId: userId, agreed, version, decidedAt: new Date(at) })
  },
})
