import { createProcessLog, toTraceSettings } from '@hibiki/http'
import { startTracing } from '@hibiki/tracing'
import { closeOnSignal } from './close-on-signal.ts'
import type { AnyStatelessContext } from './context.ts'
import type { StatelessService } from './define-service.ts'
import { readStatelessConfig } from './settings/read-settings.ts'
import { startStatelessService } from './start-stateless-service.ts'

/** Runs a service without a database as this process, in production mode unless `MODE=local`, until a signal ends it. */
export async function runStatelessService<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
): Promise<void> {
  const settings = { MODE: 'production', ...process.env }
  try {
    const config = readStatelessConfig(service, settings)
    const log = createProcessLog({ name: service.name, level: config.LOG_LEVEL })
    const traces = toTraceSettings(config)
    const tracing = traces && (await startTracing({ service: service.name, ...traces }))
    const running = await startStatelessService(service, { settings, log })
    closeOnSignal({ config, log }, async () => {
      await running.close()
      await tracing?.close()
    })
  } catch (error) {
    process.stderr.write(`${service.name}: ${(error as Error).message}\n`)
    process.exit(1)
  }
}
