export { connect, createTestSandbox, type TestSandbox, testKeys } from './create-test-sandbox.ts'
export { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'
