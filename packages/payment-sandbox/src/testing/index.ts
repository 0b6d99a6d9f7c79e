export {
  connectToSandbox as connect,
  createTestSandbox,
  type TestSandbox,
  testSandboxKeys as testKeys,
} from './create-test-sandbox.ts'
export { startWebhookReceiver as startReceiver, type WebhookReceiver } from './webhook-receiver.ts'
