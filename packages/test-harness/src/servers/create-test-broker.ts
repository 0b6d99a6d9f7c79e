import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/embedded-postgres'
import { type NatsServer, startNats } from './start-nats.ts'

/** A broker for one test, which can stop and restart, with or without its disk. */
export interface TestBroker {
  url: string
  start(): Promise<void>
  /** Kills the broker; its disk stays. */
  stop(): Promise<void>
  loseDisk(): void
  close(): Promise<void>
}

export async function createTestBroker(): Promise<TestBroker> {
  // Named like a run's folder, so that the next run cleans up after one that was killed.
  const runFolder = mkdtempSync(join(tmpdir(), `hibiki-test-${process.pid}-`))
  const folder = join(runFolder, 'nats')
  mkdirSync(folder)
  const port = await findFreePort()
  let server: NatsServer | undefined
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = await startNats({ folder, port })
    },
    async stop() {
      await server?.stop('SIGKILL')
      server = undefined
    },
    loseDisk() {
      rmSync(join(folder, 'store'), { recursive: true })
    },
    async close() {
      await server?.stop()
      rmSync(runFolder, { recursive: true, force: true })
    },
  }
}
