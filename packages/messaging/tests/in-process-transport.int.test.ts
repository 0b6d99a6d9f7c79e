import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, type InProcessTransport } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
} from './fixtures/messaging-test-context.ts'
import { countUnsentEvents, describeTransportContract } from './fixtures/transport-contract.ts'

describe('in-process transport', () => {
  describeTransportContract(async () => createInProcessTransport({ log: silentLog }))
})

describe('in-process transport on hold', () => {
  let world: MessagingTestContext
  let transport: InProcessTransport

  beforeEach(async () => {
    transport = createInProcessTransport({ log: silentLog, held: true })
    world = await createMessagingTestContext(async () => transport)
  })
  afterEach(() => world.close())

  it('keeps events in the outbox until the last service has subscribed', async () => {
    world.relay()
    const ids = await world.append(10)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await countUnsentEvents(world)).toBe(10)
    await world.consume()
    transport.release()
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
  })

  it('lets all of them go at once, without waiting for the next look into the outbox', async () => {
    world.relay({ pollMs: 3_600_000 })
    const ids = await world.append(10)
    await world.consume()
    // The first look finds the transport on hold.
    await new Promise((resolve) => setTimeout(resolve, 200))
    transport.release()
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
  })

  it('accepts events without a subscriber', async () => {
    transport.release()
    world.relay()
    await world.append(3)
    await expectEventually(async () => expect(await countUnsentEvents(world)).toBe(0))
  })
})
