export { addAccounts } from './modules/accounts/add-accounts.ts'
export type { NewAccount } from './modules/accounts/new-account.ts'
export { identity } from './service.ts'
