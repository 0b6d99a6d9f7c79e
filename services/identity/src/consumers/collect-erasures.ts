import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../db/schema.ts'
import { saveConfirmation } from '../repositories/deletions.ts'

/** Keeps which services have confirmed that a deleted person is erased (D-192, R31). */
export const collectErasures = defineConsumer<'content.person-erased.v1', IdentityTables>({
  name: 'collect-erasures',
  subject: 'content.person-erased.v1',
  async handle(trx, { payload }) {
    const { userId, service, at } = payload
    await saveConfirmation(trx, { userId, service, confirmedAt: new Date(at) })
  },
})
