export {
  connectToSandbox,
  createTestSandbox,
  type TestSandbox,
  testSandboxKeys,
} from './create-test-sandbox.ts'
export { listShapeDifferences } from './list-shape-differences.ts'
export { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'
