import { randomUUID } from 'node:crypto'
import type { EventSubject } from '@hibiki/event-contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { AnyServiceContext } from '../context.ts'
import type { TestService } from './create-test-service.ts'

/**
 * Tests what every consumer guarantees: an invalid payload becomes a dead letter and changes nothing; after a failure the same event
 * succeeds, with nothing half done.
 *
 * @param options.table what the consumer writes, renamed for a moment to make it fail
 * @param options.effect the rows that came of a payload
 */
export function testConsumerGuarantees<Context extends AnyServiceContext>(options: {
  service: () => Pick<TestService<Context>, 'context' | 'deliver' | 'deadLettersOf'>
  consumer: string
  subject: EventSubject
  table: string
  payload: () => object
  effect: (payload: object) => Promise<unknown[]>
}): void {
  it('parks an invalid payload as a dead letter and changes nothing', async () => {
    const [id, payload] = [randomUUID(), options.payload()]
    await options.service().deliver(options.subject, { ...payload, at: 'yesterday' }, id)
    expect(await options.effect(payload)).toEqual([])
    expect(await options.service().deadLettersOf(id)).toContain(options.consumer)
  })

  it('succeeds when the event is retried after a failure', async () => {
    const [id, payload] = [randomUUID(), options.payload()]
    const { db } = options.service().context
    await sql`alter table ${sql.table(options.table)} rename to away`.execute(db)
    await expect(options.service().deliver(options.subject, payload, id)).rejects.toThrow('postponed')
    await sql`alter table away rename to ${sql.ref(options.table)}`.execute(db)
    expect(await options.effect(payload)).toEqual([])
    await options.service().deliver(options.subject, payload, id)
    expect(await options.effect(payload)).toHaveLength(1)
  })
}
