import { randomUUID } from 'node:crypto'
import { type Consumer, createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { AiestheApp } from './aiesthe-app.ts'

/** A consumer on a transport of its own: `publish` delivers one event and resolves when it was handled. */
export async function startConsuming(aiesthe: AiestheApp, consumer: Consumer) {
  const log = pino({ level: 'silent' })
  const transport = createInProcessTransport({ log })
  const consumers = await startConsumers({
    ...{ service: 'aiesthe', database: aiesthe.database, transport, consumers: [consumer], log },
    retryDelaysMs: [10, 10],
  })
  return {
    publish: (payload: unknown, id: string = randomUUID()) =>
      transport.publish({ id, subject: consumer.subject, payload, occurredAt: '2026-11-21T03:00:00.000Z' }),
    async stop() {
      await consumers.stop()
      await transport.close()
    },
  }
}

/**
 * The guarantees every consumer gives: an invalid payload is parked and changes nothing; after a failure the same event succeeds, with
 * nothing half done; delivered again it changes nothing.
 */
export async function expectCareful(
  aiesthe: AiestheApp,
  o: { consumer: Consumer; table: string; payload: object; effect: () => Promise<unknown[]> },
): Promise<void> {
  const { db } = aiesthe.database
  const { publish, stop } = await startConsuming(aiesthe, o.consumer)
  const [bad, good] = [randomUUID(), randomUUID()]
  await publish({ ...o.payload, at: 'yesterday', startedAt: 'yesterday' }, bad)
  expect(await o.effect()).toEqual([])
  const letters = await db.selectFrom('dead_letters').select('consumer').where('event_id', '=', bad).execute()
  expect(letters).toEqual([{ consumer: o.consumer.name }])

  await sql`alter table ${sql.table(o.table)} rename to away`.execute(db)
  await expect(publish(o.payload, good)).rejects.toThrow('postponed')
  await sql`alter table away rename to ${sql.ref(o.table)}`.execute(db)
  expect(await o.effect()).toEqual([])
  await publish(o.payload, good)
  const once = await o.effect()
  expect(once).toHaveLength(1)
  await publish(o.payload, good)
  expect(await o.effect()).toEqual(once)
  await stop()
}
