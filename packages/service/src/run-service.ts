import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import type { AnyContext } from './context.ts'
import type { Service } from './define-service.ts'
import { migrateService } from './migrate-service.ts'
import { natsAddress } from './settings/base-settings.ts'
import { readConfig } from './settings/read-config.ts'
import { startService } from './start-service.ts'

const MAX_CLOSE_MS = 15_000

/**
 * Runs a service as this process, in production mode unless `MODE=local`: settings from the environment, events over NATS, until a signal
 * ends it. With the argument `migrate` it only migrates the schema.
 */
export async function runService<Context extends AnyContext>(service: Service<Context>): Promise<void> {
  const settings = { MODE: 'production', ...process.env }
  try {
    if (process.argv[2] === 'migrate') {
      const applied = await migrateService(service, settings)
      process.stdout.write(`${service.name}: applied ${applied.join(', ') || 'nothing new'}\n`)
      return
    }
    const config = readConfig(service, settings)
    if (config.NATS_URL === '') throw new Error('NATS_URL must name the event broker, e.g. nats://nats:4222')
    const log = createProcessLog({ name: service.name, level: config.LOG_LEVEL })
    const transport = await createNatsTransport({
      ...natsAddress(config),
      replicas: config.NATS_REPLICAS,
      log,
    })
    const running = await startService(service, { settings, transport, log })
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
