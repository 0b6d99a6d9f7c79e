export { chargeDueContracts } from '../modules/renewals/charge-due-contracts.ts'
export { type BillingApp, createBillingApp } from './billing-app.ts'
export { listOutboxPayloads } from './contracts.ts'
