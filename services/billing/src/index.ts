export { seedBonusCodes } from './modules/bonus/seed-bonus-codes.sql.ts'
export { seedPaidContracts } from './modules/contracts/seed-paid-contracts.ts'
export { createStripeProvider } from './modules/payments/stripe-provider.ts'
export {
  readStripeSettings,
  type StripeSettingsWithPublishableKey,
} from './modules/payments/stripe-settings.ts'
export { seedSeller } from './modules/seller/seed-seller.ts'
export { billing } from './service.ts'
