export { chargeDue } from '../modules/renewals/charge-due.ts'
export { type BillingApp, createBillingApp } from './billing-app.ts'
export { outbox } from './contracts.ts'
