import { randomUUID } from 'node:crypto'
import {
  type Consumer,
  createInProcessTransport,
  type InProcessTransport,
  startConsumers,
} from '@hibiki/messaging'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { ContentApp } from './content-app.ts'

/** A consumer on a transport of its own: `publish` delivers one event and resolves when it was handled. */
export async function startConsuming(content: ContentApp, consumer: Consumer, subject: string) {
  const log = pino({ level: 'silent' })
  const transport: InProcessTransport = createInProcessTransport({ log })
  const consumers = await startConsumers({
    service: 'content',
    database: content.database,
    transport,
    consumers: [consumer],
    log,
    retryDelaysMs: [10, 10],
  })
  return {
    publish: (payload: unknown, id: string = randomUUID()) =>
      transport.publish({ id, subject, payload, occurredAt: '2026-11-21T03:00:00.000Z' }),
    async stop() {
      await consumers.stop()
      await transport.close()
    },
  }
}

/**
 * The guarantees every consumer gives: an invalid payload is parked as a dead letter and changes nothing; after a failure the same
 * event succeeds, with nothing half done.
 */
export function itIsCareful(o: {
  name: string
  table: string
  content: () => ContentApp
  publish: (payload: unknown, id?: string) => Promise<void>
  payload: () => object
  effect: (payload: object) => Promise<unknown[]>
}): void {
  it('parks an invalid payload as a dead letter and changes nothing', async () => {
    const [id, payload] = [randomUUID(), o.payload()]
    await o.publish({ ...payload, at: 'yesterday' }, id)
    expect(await o.effect(payload)).toEqual([])
    const letters = await o
      .content()
      .database.db.selectFrom('dead_letters')
      .select('consumer')
      .where('event_id', '=', id)
      .execute()
    expect(letters).toEqual([{ consumer: o.name }])
  })

  it('succeeds when tried again after a failure', async () => {
    const [id, payload] = [randomUUID(), o.payload()]
    const { db } = o.content().database
    await sql`alter table ${sql.table(o.table)} rename to away`.execute(db)
    await expect(o.publish(payload, id)).rejects.toThrow('postponed')
    await sql`alter table away rename to ${sql.ref(o.table)}`.execute(db)
    expect(await o.effect(payload)).toEqual([])
    await o.publish(payload, id)
    expect(await o.effect(payload)).toHaveLength(1)
  })
}
