import type { ErasedEventSubject } from '@hibiki/event-contracts'
import { type Consumer, defineConsumer } from '@hibiki/messaging'
import { type DataHolder, dataHolders } from '../../data-holders.ts'
import type { IdentityTables } from '../../db/schema.ts'
import { saveConfirmation } from './deletions.sql.ts'

/** These consumers save which services have confirmed that a deleted member is erased. */
export const collectErasures: readonly Consumer[] = dataHolders.map(collectFrom)

function collectFrom(holder: DataHolder): Consumer {
  return defineConsumer<ErasedEventSubject, IdentityTables>({
    name: `collect-${holder}-erasures`,
    subject: `${holder}.person-erased.v1`,
    async handle(trx, { payload }) {
      const { userId, service, at } = payload
      await saveConfirmation(trx, { userId, service, confirmedAt: new Date(at) })
    },
  })
}
