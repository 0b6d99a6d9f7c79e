export { demoAccounts, demoPassword } from './accounts.ts'
export { seedDemoContracts } from './contracts.ts'
export { seedDemoMentalChecks } from './mental-checks.ts'
export { seedDemoAccounts } from './seed-accounts.ts'
