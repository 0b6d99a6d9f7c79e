export { demoAccounts, demoPassword } from './demo/accounts.ts'
export { seedDemoAccounts } from './demo/seed.ts'
export { identity } from './service.ts'
