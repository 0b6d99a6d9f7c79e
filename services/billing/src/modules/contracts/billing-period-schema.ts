import { Type } from 'typebox'
import { billingPeriods } from './billing-period.rules.ts'

export const BillingPeriodSchema = Type.Enum([...billingPeriods], {
  $id: 'BillingPeriod',
  description: 'How often a contract is paid, in calendar months or years from its first day',
})
