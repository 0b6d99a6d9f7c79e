import { randomUUID } from 'node:crypto'
import { type Consumer, createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { pino } from 'pino'
import type { BillingDatabase } from '../db/schema.ts'

export interface Consuming {
  /** Delivers a payload as the subject's publisher would; rejects when it is put off. */
  publish(payload: object, id?: string): Promise<void>
  /** Consumers that parked the event as a dead letter. */
  parkedBy(eventId: string): Promise<string[]>
  close(): Promise<void>
}

/** One consumer at work on a test's database. */
export async function startConsuming(database: BillingDatabase, consumer: Consumer): Promise<Consuming> {
  const log = pino({ level: 'silent' })
  const transport = createInProcessTransport({ log })
  const consumers = await startConsumers({
    service: 'billing',
    database,
    transport,
    consumers: [consumer],
    log,
    retryDelaysMs: [10, 10],
  })
  return {
    publish: (payload, id = randomUUID()) =>
      transport.publish({ id, subject: consumer.subject, payload, occurredAt: '2026-11-21T03:00:00.000Z' }),
    async parkedBy(eventId) {
      const letters = await database.db
        .selectFrom('dead_letters')
        .select('consumer')
        .where('event_id', '=', eventId)
        .execute()
      return letters.map((letter) => letter.consumer)
    },
    async close() {
      await consumers.stop()
      await transport.close()
    },
  }
}
