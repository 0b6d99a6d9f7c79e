export { type BillingConfig, readConfig } from './config.ts'
export { billingOpenApi } from './describe-api.ts'
export { openBillingDatabase, type RunningBilling, startBilling } from './start.ts'
