import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { startAiesthe } from './start.ts'

try {
  const config = readConfig(process.env)
  if (config.NATS_URL === '') throw new Error('NATS_URL must name the event broker, e.g. nats://nats:4222')
  const log = createProcessLog({ name: 'aiesthe', level: config.LOG_LEVEL })
  const transport = await createNatsTransport({ url: config.NATS_URL, log })
  const aiesthe = await startAiesthe(config, { transport, log })
  closeWithGrace({ delay: 10_000, logger: log }, async () => {
    await aiesthe.close()
    await transport.close()
  })
} catch (error) {
  process.stderr.write(`aiesthe: ${(error as Error).message}\n`)
  process.exit(1)
}
