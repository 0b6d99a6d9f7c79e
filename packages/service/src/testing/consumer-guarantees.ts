import { randomUUID } from 'node:crypto'
import type { EventSubject } from '@hibiki/event-contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { AnyContext } from '../context.ts'
import type { TestService } from './create-test-service.ts'

/**
 * Tests what every consumer guarantees: an invalid payload becomes a dead letter and changes nothing; after a failure the same event
 * succeeds, with nothing half done.
 *
 * @param o.table what the consumer writes, renamed for a moment to make it fail
 * @param o.effect the rows that came of a payload
 */
export function testConsumerGuarantees<Context extends AnyContext>(o: {
  service: () => Pick<TestService<Context>, 'context' | 'deliver' | 'deadLettersOf'>
  consumer: string
  subject: EventSubject
  table: string
  payload: () => object
  effect: (payload: object) => Promise<unknown[]>
}): void {
  it('parks an invalid payload as a dead letter and changes nothing', async () => {
    const [id, payload] = [randomUUID(), o.payload()]
    await o.service().deliver(o.subject, { ...payload, at: 'yesterday' }, id)
    expect(await o.effect(payload)).toEqual([])
    expect(await o.service().deadLettersOf(id)).toContain(o.consumer)
  })

  it('succeeds when tried again after a failure', async () => {
    const [id, payload] = [randomUUID(), o.payload()]
    const { db } = o.service().context
    await sql`alter table ${sql.table(o.table)} rename to away`.execute(db)
    await expect(o.service().deliver(o.subject, payload, id)).rejects.toThrow('postponed')
    await sql`alter table away rename to ${sql.ref(o.table)}`.execute(db)
    expect(await o.effect(payload)).toEqual([])
    await o.service().deliver(o.subject, payload, id)
    expect(await o.effect(payload)).toHaveLength(1)
  })
}
