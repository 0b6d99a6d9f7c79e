import { createProcessLog, toTraceSettings } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import { startTracing } from '@hibiki/tracing'
import { closeOnSignal } from './close-on-signal.ts'
import type { AnyServiceContext } from './context.ts'
import { readDeadLetterReport, replayDeadLetters } from './dead-letters.ts'
import type { Service } from './define-service.ts'
import { migrateService } from './migrate-service.ts'
import { republishServiceEvents, resetServiceConsumers } from './reset-service-consumers.ts'
import { toNatsAddress } from './settings/base-settings.ts'
import { readConfig } from './settings/read-config.ts'
import type { Settings } from './settings/read-settings.ts'
import { openServiceContext, startService } from './start-service.ts'

/**
 * Runs a service as this process, in production mode unless `MODE=local`: settings from the environment, events over NATS, until a signal
 * ends it. With `migrate`, `rebuild`, `republish`, `dead-letters`, `replay` or a command of the service as its argument it only does that
 * and ends.
 */
export async function runService<Context extends AnyServiceContext>(
  service: Service<Context>,
): Promise<void> {
  const settings = { MODE: 'production', ...process.env }
  try {
    const [command = '', ...words] = process.argv.slice(2)
    const run = commandsOf(service, settings).get(command)
    if (run) {
      process.stdout.write(`${service.name}: ${await run(words)}\n`)
      return
    }
    const config = readConfig(service, settings)
    if (config.NATS_URL === '') throw new Error('NATS_URL must name the event broker, e.g. nats://nats:4222')
    const log = createProcessLog({ name: service.name, level: config.LOG_LEVEL })
    const traces = toTraceSettings(config)
    const tracing = traces && (await startTracing({ service: service.name, ...traces }))
    const transport = await createNatsTransport({
      ...toNatsAddress(config),
      replicas: config.NATS_REPLICAS,
      log,
    })
    const running = await startService(service, { settings, transport, log })
    closeOnSignal({ config, log }, async () => {
      await running.close()
      await transport.close()
      await tracing?.close()
    })
  } catch (error) {
    process.stderr.write(`${service.name}: ${(error as Error).message}\n`)
    // The connection to the broker would hold open a process that serves nothing.
    process.exit(1)
  }
}

type Command = (words: readonly string[]) => Promise<string>

/** Returns the commands of `src/server.ts` by name; each returns the line to print. Those of the service get the resources of a replica. */
function commandsOf<Context extends AnyServiceContext>(
  service: Service<Context>,
  settings: Settings,
): ReadonlyMap<string, Command> {
  const own = Object.entries(service.commands ?? {}).map(([name, run]): [string, Command] => [
    name,
    async (words) => {
      await using opened = new AsyncDisposableStack()
      const log = createProcessLog({ name: service.name, level: 'error' })
      return await run(await openServiceContext(service, { settings, log }, opened), words)
    },
  ])
  return new Map<string, Command>([
    ...own,
    [
      'migrate',
      async () => `applied ${(await migrateService(service, settings)).join(', ') || 'nothing new'}`,
    ],
    [
      'rebuild',
      async (words) => {
        const { events, publishers } = await resetServiceConsumers(service, settings, words)
        return `forgot ${events} events; now republish ${publishers.join(', ')}`
      },
    ],
    [
      'republish',
      async ([since]) => `publishing ${await republishServiceEvents(service, settings, since)} events again`,
    ],
    ['dead-letters', () => readDeadLetterReport(service, settings)],
    ['replay', (words) => replayDeadLetters(service, settings, words)],
  ])
}
