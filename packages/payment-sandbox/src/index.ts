export type { CallFault, Fault, WebhookFault } from './faults/fault.ts'
export {
  type PaymentSandboxOptions,
  paymentSandboxMigrations,
  type RunningPaymentSandbox,
  startPaymentSandbox,
} from './start-payment-sandbox.ts'
