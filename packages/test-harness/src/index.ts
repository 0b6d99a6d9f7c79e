export { findFreePort } from '@hibiki/embedded-postgres'
export { childEnvironment } from './child-environment.ts'
export { createTestBucket, type TestBucket } from './create-test-bucket.ts'
export { countLockWaits } from './databases/count-lock-waits.ts'
export { createTestDatabase, type TestDatabase } from './databases/create-test-database.ts'
export { startWhileLocked, untilLockWaits } from './databases/start-while-locked.ts'
export { natsUrl } from './environment.ts'
export { chromiumPath, launchChromium } from './launch-chromium.ts'
export { navigateInApp } from './navigate-in-app.ts'
export {
  findingsBySize,
  pageFindings,
  pageSettled,
  screenSizes,
} from './page-findings.ts'
export { quickestMs } from './quickest-ms.ts'
export { type Broker, createBroker } from './servers/create-broker.ts'
export { type Door, makeDoor } from './servers/door.ts'
export { type MediaEdge, startMediaEdge } from './servers/start-media-edge.ts'
export { type NatsServer, startNats } from './servers/start-nats.ts'
export { s3Credentials, s3Region, startS3 } from './servers/start-s3.ts'
export { startStripeMock } from './servers/start-stripe-mock.ts'
export { stripeMockVersion } from './tools/stripe-mock.ts'
export { versitygwPath } from './tools/versitygw.ts'
export { unzip } from './unzip.ts'
