export { createTestSandbox, type TestSandbox } from './create-test-sandbox.ts'
export { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'
