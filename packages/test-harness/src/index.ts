export { findFreePort } from '@hibiki/embedded-postgres'
export { createChildEnvironment as childEnvironment } from './child-environment.ts'
export { createTestBucket, type TestBucket } from './create-test-bucket.ts'
export { countLockWaits } from './databases/count-lock-waits.ts'
export { createTestDatabase, type TestDatabase } from './databases/create-test-database.ts'
export { startWhileLocked, waitForLockWaits as untilLockWaits } from './databases/start-while-locked.ts'
export { findChromiumPath as chromiumPath, launchChromium } from './launch-chromium.ts'
export { measureQuickestMs as quickestMs } from './measure-quickest-ms.ts'
export { navigateInApp } from './navigate-in-app.ts'
export {
  listPageFindings as pageFindings,
  listPageFindingsBySize as findingsBySize,
  screenSizes,
  waitForPageToSettle as pageSettled,
} from './page-findings.ts'
export { getNatsUrl as natsUrl } from './run-variables.ts'
export { createTestBroker as createBroker, type TestBroker as Broker } from './servers/create-test-broker.ts'
export { createFaultProxy as makeDoor, type FaultProxy as Door } from './servers/fault-proxy.ts'
export { type MediaEdge, startMediaEdge } from './servers/start-media-edge.ts'
export { type NatsServer, startNats } from './servers/start-nats.ts'
export { startS3, testS3Credentials as s3Credentials, testS3Region as s3Region } from './servers/start-s3.ts'
export { startStripeMock } from './servers/start-stripe-mock.ts'
export { stripeMockVersion } from './tools/stripe-mock.ts'
export { getVersitygwPath as versitygwPath } from './tools/versitygw.ts'
export { unzip } from './unzip.ts'
