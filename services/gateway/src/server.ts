import { createProcessLog } from '@hibiki/http'
import { startTracing } from '@hibiki/tracing'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { startGateway } from './start-gateway.ts'

try {
  const config = readConfig(process.env)
  const log = createProcessLog({ name: 'gateway', level: config.logLevel })
  const tracing = config.traces && (await startTracing({ service: 'gateway', ...config.traces }))
  const gateway = await startGateway(config, { log })
  closeWithGrace({ delay: 10_000 + (config.drainSeconds ?? 0) * 1000, logger: log }, async () => {
    await gateway.close()
    await tracing?.close()
  })
} catch (error) {
  process.stderr.write(`gateway: ${(error as Error).message}\n`)
  process.exit(1)
}
