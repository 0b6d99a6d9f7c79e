export { seedDemoContracts } from './demo/seed.ts'
export { createStripeProvider } from './modules/payments/stripe-provider.ts'
export { readStripeSettings, type StripeKeys } from './modules/payments/stripe-settings.ts'
export { billing } from './service.ts'
