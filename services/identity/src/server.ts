import { createProcessLog } from '@hibiki/http'
import { createNatsTransport } from '@hibiki/messaging'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { startIdentity } from './start.ts'

try {
  const config = readConfig(process.env)
  const log = createProcessLog({ name: 'identity', level: config.LOG_LEVEL })
  const transport = await createNatsTransport({ url: config.NATS_URL, log })
  const service = await startIdentity(config, { transport, log })
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) log.fatal({ type: err.name, stack: err.stack }, 'stopping after an unexpected error')
    await service.close()
    await transport.close()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // The connection to the broker would keep a process alive that serves nothing.
  process.exit(1)
}
