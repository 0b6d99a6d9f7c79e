import type { ErasedEventSubject } from '@hibiki/event-contracts'
import { type Consumer, defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { type PersonalDataService, personalDataServices } from '../../personal-data-services.ts'
import { saveErasureConfirmation } from './deletions.sql.ts'

/** These consumers save which services have confirmed that a deleted member is erased. */
export const erasureConfirmationConsumers: readonly Consumer[] = personalDataServices.map(collectFrom)

function collectFrom(holder: PersonalDataService): Consumer {
  return defineConsumer<ErasedEventSubject, IdentityTables>({
    name: `collect-${holder}-erasures`,
    subject: `${holder}.person-erased.v1`,
    async handle(trx, { payload }) {
      const { userId, service, at } = payload
      await saveErasureConfirmation(trx, { userId, service, confirmedAt: new Date(at) })
    },
  })
}
