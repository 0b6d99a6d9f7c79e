import { flushCompileCache } from 'node:module'
import { openDatabase } from '@hibiki/database'
import {
  createInProcessTransport,
  createNatsTransport,
  startConsumers,
  startOutboxRelay,
} from '@hibiki/messaging'
import pino from 'pino'
import {
  createEffectBatchConsumer,
  createEffectConsumer,
} from '../../../../packages/messaging/tests/fixtures/effect-consumer.ts'
import type { TestTables } from '../../../../packages/messaging/tests/fixtures/messaging-test-context.ts'

/** A service reduced to its relay and one consumer, run as a process of its own so that it can be killed. */
const { DATABASE_URL = '', NATS_URL, NAMESPACE = '', SUICIDE_ON = '', IN_BATCHES } = process.env
const log = pino({ level: process.env.WORKER_LOG ?? 'silent' })

const database = openDatabase<TestTables>({
  url: DATABASE_URL,
  schema: 'messaging',
  applicationName: 'worker',
})
const transport = NATS_URL
  ? await createNatsTransport({ url: NATS_URL, log, stream: NAMESPACE, ackWaitMs: 1_000 })
  : createInProcessTransport({ log })

const consumer = (IN_BATCHES ? createEffectBatchConsumer : createEffectConsumer)(
  'keep-effects',
  async (eventId) => {
    if (eventId === SUICIDE_ON) process.kill(process.pid, 'SIGKILL')
    // This keeps transactions open long enough for a kill to hit them.
    await new Promise((resolve) => setTimeout(resolve, 5))
  },
)
await startConsumers({ service: 'messaging', database, transport, consumers: [consumer], log })
startOutboxRelay({ database, transport, log, pollMs: 100 })
// The modules are compiled now, because this process will be killed, and the next one finds them cached.
flushCompileCache()
process.stdout.write('ready\n')
