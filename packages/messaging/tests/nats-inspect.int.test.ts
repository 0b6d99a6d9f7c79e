import { randomUUID } from 'node:crypto'
import { createTestBroker, getNatsUrl } from '@hibiki/test-harness'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { expect, it } from 'vitest'
import { createNatsTransport, type DeliveryOutcome, type EventTransport } from '../src/index.ts'
import {
  createSessionEndedPayload,
  expectEventually,
  silentLog,
  testSubject,
} from './fixtures/messaging-test-context.ts'

const newNamespace = () => `test-${randomUUID().slice(0, 8)}`

const publish = (transport: EventTransport) =>
  transport.publish({
    id: randomUUID(),
    subject: testSubject,
    payload: createSessionEndedPayload(),
    occurredAt: new Date().toISOString(),
  })

function subscribe(
  transport: EventTransport,
  durable: string,
  outcome: () => Promise<DeliveryOutcome> | DeliveryOutcome,
) {
  return transport.subscribe({ durable, subject: testSubject, deliver: async () => outcome() })
}

it('counts what each durable has not handled, including retries and what was never fetched', async () => {
  const stream = newNamespace()
  const open = () => createNatsTransport({ url: getNatsUrl(), log: silentLog, stream })
  const [transport, other] = [await open(), await open()]
  let outcome: DeliveryOutcome = { kind: 'retry', delayMs: 50 }
  await subscribe(transport, 'messaging-failing', () => outcome)
  await subscribe(transport, 'messaging-quick', () => ({ kind: 'ack' }))
  await subscribe(other, 'other-quick', () => ({ kind: 'ack' }))
  // More messages than the consumer fetches ahead.
  const hanging = Promise.withResolvers<DeliveryOutcome>()
  await subscribe(transport, 'messaging-hanging', () => hanging.promise)
  await Promise.all(Array.from({ length: 60 }, () => publish(transport)))
  const pending = async () =>
    (await transport.inspect?.())?.consumers.map(({ durable, pending }) => `${durable} ${pending}`).sort()
  await expectEventually(async () =>
    expect(await pending()).toEqual(['messaging-failing 60', 'messaging-hanging 60', 'messaging-quick 0']),
  )

  outcome = { kind: 'ack' }
  hanging.resolve(outcome)
  await expectEventually(async () =>
    expect(await pending()).toEqual(['messaging-failing 0', 'messaging-hanging 0', 'messaging-quick 0']),
  )
  await Promise.all([transport.close(), other.close()])
})

it('reports no missing replica if the broker is meant to be one server', async () => {
  const stream = newNamespace()
  const transport = await createNatsTransport({ url: getNatsUrl(), log: silentLog, stream })
  await subscribe(transport, 'messaging-quick', () => ({ kind: 'ack' }))
  expect((await transport.inspect?.())?.streams).toEqual([
    { stream: `${stream}_identity`, replicasMissing: 0 },
  ])
  await transport.close()
})

it('leaves out what the broker does not know, and reports the rest', async () => {
  const stream = newNamespace()
  const transport = await createNatsTransport({ url: getNatsUrl(), log: silentLog, stream })
  await subscribe(transport, 'messaging-quick', () => ({ kind: 'ack' }))
  await subscribe(transport, 'messaging-deleted', () => ({ kind: 'ack' }))
  const nats = await connect({ servers: getNatsUrl() })
  await (await jetstreamManager(nats)).consumers.delete(`${stream}_identity`, 'messaging-deleted')
  expect(await transport.inspect?.()).toMatchObject({
    consumers: [{ durable: 'messaging-quick', pending: 0 }],
    streams: [{ replicasMissing: 0 }],
  })
  await Promise.all([nats.close(), transport.close()])
})

it('reports nothing while the broker is down, and everything after its return', async () => {
  const broker = await createTestBroker()
  await broker.start()
  const transport = await createNatsTransport({ url: broker.url, log: silentLog })
  await subscribe(transport, 'messaging-quick', () => ({ kind: 'ack' }))
  await broker.stop()
  await expectEventually(async () => expect(transport.isHealthy()).toBe(false))
  expect(await transport.inspect?.()).toEqual({ consumers: [], streams: [] })
  await broker.start()
  await expectEventually(
    async () =>
      expect(await transport.inspect?.()).toEqual({
        consumers: [{ durable: 'messaging-quick', pending: 0 }],
        streams: [{ stream: 'identity', replicasMissing: 0 }],
      }),
    15_000,
  )
  await transport.close()
  await broker.close()
})
