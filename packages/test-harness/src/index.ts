export { findFreePort } from '@hibiki/embedded-postgres'
export { createChildEnvironment } from './child-environment.ts'
export { createEnvironmentWithSbin } from './create-environment-with-sbin.ts'
export { createTestBucket, type TestBucket } from './create-test-bucket.ts'
export { countLockWaits } from './databases/count-lock-waits.ts'
export { createTestDatabase, type TestDatabase } from './databases/create-test-database.ts'
export { startWhileLocked, waitForLockWaits } from './databases/start-while-locked.ts'
export { findChromiumPath, launchChromium } from './launch-chromium.ts'
export { measureQuickestMs } from './measure-quickest-ms.ts'
export { navigateInApp } from './navigate-in-app.ts'
export {
  chooseAppearance,
  listPageFindings,
  listPageFindingsBySize,
  screenSizes,
  waitForPageToSettle,
} from './page-findings.ts'
export { getNatsUrl } from './run-variables.ts'
export { createTestBroker, type TestBroker } from './servers/create-test-broker.ts'
export { createFaultProxy, type FaultProxy } from './servers/fault-proxy.ts'
export { type MediaEdge, startMediaEdge } from './servers/start-media-edge.ts'
export { type NatsServer, startNats } from './servers/start-nats.ts'
export { startS3, testS3Credentials, testS3Region } from './servers/start-s3.ts'
export { startStripeMock } from './servers/start-stripe-mock.ts'
export { getVersitygwPath } from './tools/versitygw.ts'
export { unzip } from './unzip.ts'
