import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/schema.ts'
import { saveConfirmation } from './deletions.sql.ts'

type ErasureSubject =
  | 'aiesthe.person-erased.v1'
  | 'billing.person-erased.v1'
  | 'charts.person-erased.v1'
  | 'content.person-erased.v1'

function collectFrom<S extends ErasureSubject>(name: string, subject: S) {
  return defineConsumer<ErasureSubject, IdentityTables>({
    name,
    subject,
    async handle(trx, { payload }) {
      const { userId, service, at } = payload
      await saveConfirmation(trx, { userId, service, confirmedAt: new Date(at) })
    },
  })
}

/** Keep which services have confirmed that a deleted person is erased (D-192, R31). */
export const collectErasures = collectFrom('collect-erasures', 'content.person-erased.v1')
export const collectAiestheErasures = collectFrom('collect-aiesthe-erasures', 'aiesthe.person-erased.v1')
export const collectChartsErasures = collectFrom('collect-charts-erasures', 'charts.person-erased.v1')
export const collectBillingErasures = collectFrom('collect-billing-erasures', 'billing.person-erased.v1')
