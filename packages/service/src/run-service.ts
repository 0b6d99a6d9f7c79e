import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import type { AnyContext } from './context.ts'
import type { Service } from './define-service.ts'
import { readConfig } from './settings/read-config.ts'
import { startService } from './start-service.ts'

const MAX_CLOSE_MS = 15_000

/** Runs a service as this process: settings from the environment, events over NATS, until a signal ends it. */
export async function runService<Context extends AnyContext>(service: Service<Context>): Promise<void> {
  try {
    const config = readConfig(service, process.env)
    if (config.NATS_URL === '') throw new Error('NATS_URL must name the event broker, e.g. nats://nats:4222')
    const log = createProcessLog({ name: service.name, level: config.LOG_LEVEL })
    const transport = await createNatsTransport({ url: config.NATS_URL, log })
    const running = await startService(service, { settings: process.env, transport, log })
    closeWithGrace({ delay: MAX_CLOSE_MS, logger: log }, async ({ err }) => {
      if (err) log.fatal({ type: err.name, stack: err.stack }, 'stopping after an unexpected error')
      await running.close()
      await transport.close()
    })
  } catch (error) {
    process.stderr.write(`${service.name}: ${(error as Error).message}\n`)
    // The connection to the broker would hold open a process that serves nothing.
    process.exit(1)
  }
}
