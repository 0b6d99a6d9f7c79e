import { createTestBroker, type TestBroker } from '@hibiki/test-harness'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNatsTransport, republishOutbox } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
} from './fixtures/messaging-test-context.ts'
import { countUnsentEvents } from './fixtures/transport-contract.ts'

describe('while the broker is down', () => {
  let broker: TestBroker
  let world: MessagingTestContext

  beforeEach(async () => {
    broker = await createTestBroker()
  })
  afterEach(async () => {
    await world.close()
    await broker.close()
  })

  const openWorld = () =>
    createMessagingTestContext(() =>
      createNatsTransport({ url: broker.url, log: silentLog, ackWaitMs: 1_000 }),
    )

  it('services continue, and everything arrives after its return', async () => {
    await broker.start()
    world = await openWorld()
    await world.consume()
    world.relay()
    const before = await world.append(50)
    await expectEventually(async () => expect(await world.effects()).toEqual(before))

    await broker.stop()
    await expectEventually(async () => expect(world.transport.isHealthy()).toBe(false))
    const during = await world.append(50)
    expect(await countUnsentEvents(world)).toBe(50)

    await broker.start()
    const after = await world.append(50)
    await expectEventually(
      async () => expect(await world.effects()).toEqual([...before, ...during, ...after].sort()),
      15_000,
    )
    expect(world.transport.isHealthy()).toBe(true)
  })

  it('a service starts, and catches up when the broker returns', async () => {
    world = await openWorld()
    expect(world.transport.isHealthy()).toBe(false)
    await world.consume()
    world.relay()
    const ids = await world.append(20)
    await broker.start()
    await expectEventually(async () => expect(await world.effects()).toEqual(ids), 15_000)
  })

  it('the broker may lose its disk: the outbox republishes what consumers had not handled', async () => {
    await broker.start()
    world = await openWorld()
    const consumers = await world.consume()
    world.relay()
    const handled = await world.append(20)
    await expectEventually(async () => expect(await world.effects()).toEqual(handled))
    await consumers.stop()
    const lost = await world.append(20)
    await expectEventually(async () => expect(await countUnsentEvents(world)).toBe(0))

    await broker.stop()
    broker.loseDisk()
    await broker.start()
    await world.consume()
    await expectEventually(async () => expect(world.transport.isHealthy()).toBe(true), 15_000)
    expect(await world.effects()).toEqual(handled)
    await republishOutbox(world.database, { since: new Date(0), until: new Date() })
    await expectEventually(
      async () => expect(await world.effects()).toEqual([...handled, ...lost].sort()),
      15_000,
    )
  })
})
