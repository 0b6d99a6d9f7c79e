import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import type { AnyContext } from './context.ts'
import type { Service } from './define-service.ts'
import { migrateService } from './migrate-service.ts'
import { rebuildService, republishService } from './rebuild-service.ts'
import { natsAddress } from './settings/base-settings.ts'
import { readConfig, type Settings } from './settings/read-config.ts'
import { openContext, startService } from './start-service.ts'

const MAX_CLOSE_MS = 15_000

/** What `src/server.ts` can do instead of serving; each answers one line. */
const commands: Record<
  string,
  <Context extends AnyContext>(
    service: Service<Context>,
    settings: Settings,
    words: readonly string[],
  ) => Promise<string>
> = {
  async migrate(service, settings) {
    const applied = await migrateService(service, settings)
    return `applied ${applied.join(', ') || 'nothing new'}`
  },
  async rebuild(service, settings, words) {
    const { events, publishers } = await rebuildService(service, settings, words)
    return `forgot ${events} events; now republish ${publishers.join(', ')}`
  },
  async republish(service, settings, [since]) {
    return `publishing ${await republishService(service, settings, since)} events again`
  },
}

/**
 * Runs a service as this process, in production mode unless `MODE=local`: settings from the environment, events over NATS, until a signal
 * ends it. With `migrate`, `rebuild`, `republish` or a command of the service as its argument it only does that and ends.
 */
export async function runService<Context extends AnyContext>(service: Service<Context>): Promise<void> {
  const settings = { MODE: 'production', ...process.env }
  try {
    const [command = '', ...words] = process.argv.slice(2)
    const runCommand = Object.hasOwn(commands, command) && commands[command]
    if (runCommand) {
      process.stdout.write(`${service.name}: ${await runCommand(service, settings, words)}\n`)
      return
    }
    if (service.commands && Object.hasOwn(service.commands, command)) {
      process.stdout.write(
        `${service.name}: ${await runOwnCommand(service, settings, [command, ...words])}\n`,
      )
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

async function runOwnCommand<Context extends AnyContext>(
  service: Service<Context>,
  settings: Settings,
  [command = '', ...words]: readonly string[],
): Promise<string> {
  await using opened = new AsyncDisposableStack()
  const log = createProcessLog({ name: service.name, level: 'error' })
  const context = await openContext(service, { settings, log }, opened)
  const run = service.commands?.[command]
  if (!run) throw new Error(`there is no command ${command}`)
  return await run(context, words)
}
