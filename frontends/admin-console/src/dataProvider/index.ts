import simpleRest from 'ra-data-simple-rest'
import { fetchApi } from '../api/fetch-api.ts'
import { applicationCalls } from '../applications/calls.ts'
import { bonusCodeCalls } from '../bonus-codes/calls.ts'
import { contractCalls } from '../contracts/calls.ts'
import { dashboardCalls } from '../dashboard/calls.ts'
import { grantCalls } from '../grants/calls.ts'
import { invoiceCalls } from '../invoices/calls.ts'
import { masterCalls } from '../master-data/calls.ts'
import { memberCalls } from '../members/calls.ts'
import { mentalCheckCalls } from '../mental-checks/calls.ts'
import { paymentCalls } from '../payments/calls.ts'
import { productCalls } from '../products/calls.ts'
import { rentalCalls } from '../rentals/calls.ts'
import { statisticsCalls } from '../statistics/calls.ts'
import { transferCalls } from '../transfers/calls.ts'
import { eventCalls } from '../webhook-events/calls.ts'
import { adminApi } from './admin-call.ts'

/** Lists and records in the ra-data-simple-rest dialect (D-198); each resource adds the actions it has beyond that. */
export const dataProvider = {
  ...simpleRest(adminApi, fetchApi),
  supportAbortSignal: true,
  ...dashboardCalls,
  ...memberCalls,
  ...mentalCheckCalls,
  ...statisticsCalls,
  ...masterCalls,
  ...applicationCalls,
  ...grantCalls,
  ...transferCalls,
  ...rentalCalls,
  ...productCalls,
  ...paymentCalls,
  ...invoiceCalls,
  ...eventCalls,
  ...contractCalls,
  ...bonusCodeCalls,
}

export type ConsoleDataProvider = typeof dataProvider
