export { type BillingConfig, readConfig } from './config.ts'
export { type DemoContract, demoBonusCodes, seedDemoContracts } from './demo/seed.ts'
export { billingOpenApi } from './describe-api.ts'
export { openBillingDatabase, type RunningBilling, startBilling } from './start.ts'
