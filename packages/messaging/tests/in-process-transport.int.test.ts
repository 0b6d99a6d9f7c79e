import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, type InProcessTransport } from '../src/index.ts'
import { describeTransportContract, unsent } from './fixtures/transport-contract.ts'
import { createWorld, eventually, silent, type World } from './fixtures/world.ts'

describe('in-process transport', () => {
  describeTransportContract(async () => createInProcessTransport({ log: silent }))
})

describe('in-process transport on hold', () => {
  let world: World
  let transport: InProcessTransport

  beforeEach(async () => {
    transport = createInProcessTransport({ log: silent, held: true })
    world = await createWorld(async () => transport)
  })
  afterEach(() => world.close())

  it('keeps events in the outbox until the last service has subscribed', async () => {
    world.relay()
    const ids = await world.append(10)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await unsent(world)).toBe(10)
    await world.consume()
    transport.release()
    await eventually(async () => expect(await world.effects()).toEqual(ids))
  })

  it('accepts events without a subscriber', async () => {
    transport.release()
    world.relay()
    await world.append(3)
    await eventually(async () => expect(await unsent(world)).toBe(0))
  })
})
