export { type BillingConfig, readConfig } from './config.ts'
export { seedDemoContracts } from './demo/seed.ts'
export { billingOpenApi } from './describe-api.ts'
export { openBillingDatabase, type RunningBilling, startBilling } from './start.ts'
