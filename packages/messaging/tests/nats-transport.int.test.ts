import { randomUUID } from 'node:crypto'
import { getNatsUrl } from '@hibiki/test-harness'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect, nanos } from '@nats-io/transport-node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNatsTransport, type EventTransport } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
} from './fixtures/messaging-test-context.ts'
import { describeTransportContract } from './fixtures/transport-contract.ts'

/** A stream whose memory for duplicates is short, so that they reach the inbox instead of being dropped by the broker. */
async function forgetfulStream(stream: string): Promise<void> {
  const nats = await connect({ servers: getNatsUrl() })
  const manager = await jetstreamManager(nats)
  await manager.streams.add({
    name: `${stream}_identity`,
    subjects: [`${stream}.identity.>`],
    duplicate_window: nanos(100),
  })
  await nats.close()
}

function newNamespace(): string {
  return `test-${randomUUID().slice(0, 8)}`
}

describe('NATS transport', () => {
  describeTransportContract(async () => {
    const stream = newNamespace()
    await forgetfulStream(stream)
    return createNatsTransport({ url: getNatsUrl(), log: silentLog, stream })
  })
})

describe('NATS transport with a foreign message on the subject', () => {
  const stream = newNamespace()
  let world: MessagingTestContext

  beforeEach(async () => {
    world = await createMessagingTestContext(() =>
      createNatsTransport({ url: getNatsUrl(), log: silentLog, stream }),
    )
  })
  afterEach(() => world.close())

  it('parks an invalid event and continues', async () => {
    await world.consume()
    world.relay()
    const nats = await connect({ servers: getNatsUrl() })
    await jetstream(nats).publish(`${stream}.identity.session-ended.v1`, 'not JSON')
    await nats.close()
    const ids = await world.append(1)
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
    await expectEventually(async () =>
      expect(await world.deadLetters()).toMatchObject([{ payload: 'not JSON' }]),
    )
  })
})

describe('NATS transport with several replicas starting together', () => {
  it('creates one stream and one durable', async () => {
    const stream = newNamespace()
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => createNatsTransport({ url: getNatsUrl(), log: silentLog, stream })),
    )
    const handled: string[] = []
    await Promise.all(copies.map((copy) => subscribe(copy, handled)))
    const event = {
      id: randomUUID(),
      subject: 'identity.session-ended.v1',
      payload: {},
      occurredAt: new Date().toISOString(),
    }
    await Promise.all(copies.map((copy) => copy.publish(event)))
    await expectEventually(async () => expect(handled).toEqual([event.id]))
    await Promise.all(copies.map((copy) => copy.close()))
  })
})

function subscribe(transport: EventTransport, handled: string[]) {
  return transport.subscribe({
    durable: 'messaging-collect',
    subject: 'identity.session-ended.v1',
    deliver: async (event) => {
      handled.push(event.id)
      return { kind: 'ack' }
    },
  })
}
