import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type NatsServer, startNats } from '@hibiki/test-harness'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNatsBroadcast, createNatsTransport } from '../src/index.ts'
import { formatBrokerUsers } from '../src/transports/nats/broker-users.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
} from './fixtures/messaging-test-context.ts'

const user = 'identity'
const password = 'a password'
const host = 'broker.invalid'

/** Starts the broker anew on the same port, where it lets our user in with this password only. */
let startBroker: (accepted: string) => Promise<void>
let stopBroker: () => Promise<void>
let refusals: () => number
let port: number
let cleanUp: (() => Promise<unknown>)[]

beforeEach(async () => {
  const runFolder = mkdtempSync(join(tmpdir(), `hibiki-test-${process.pid}-`))
  const folder = join(runFolder, 'nats')
  mkdirSync(folder)
  port = await findFreePort()
  let server: NatsServer | undefined
  stopBroker = async () => server?.stop('SIGKILL')
  startBroker = async (accepted) => {
    await stopBroker()
    server = await startNats({
      folder,
      port,
      config: formatBrokerUsers([{ service: user, password: accepted }]),
    })
  }
  refusals = () => readFileSync(join(folder, 'nats.log'), 'utf8').split('authentication error').length - 1
  cleanUp = [async () => rmSync(runFolder, { recursive: true, force: true }), () => stopBroker()]
})
afterEach(async () => {
  for (const close of cleanUp.reverse()) await close()
})

const address = (name = '127.0.0.1') => ({ url: `nats://${name}:${port}`, user, password, log: silentLog })

async function openWorld(name?: string): Promise<MessagingTestContext> {
  const world = await createMessagingTestContext(() =>
    createNatsTransport({ ...address(name), ackWaitMs: 1_000 }),
  )
  cleanUp.push(() => world.close())
  return world
}

async function expectFlow(world: MessagingTestContext): Promise<void> {
  const before = await world.effects()
  const ids = await world.append(10)
  await expectEventually(
    async () => expect(await world.effects()).toEqual([...before, ...ids].sort()),
    15_000,
  )
}

/** Has lookups of `host` fail like those of a name that no server knows, until `resolve` is called. */
function withholdName(): { resolve(): void } {
  const lookup = dns.lookup
  let isKnown = false
  const stand = (name: string, options: object, callback: (...result: unknown[]) => void) => {
    if (name !== host) return lookup(name, options, callback as never)
    if (isKnown) callback(null, [{ address: '127.0.0.1', family: 4 }])
    else callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }))
  }
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(stand as never)
  cleanUp.push(async () => spy.mockRestore())
  return {
    resolve() {
      isKnown = true
    },
  }
}

/** Records the clients that are opened from now on, which nothing hands out. */
async function recordClients(): Promise<() => NatsConnection[]> {
  const { user: name, password: pass } = address()
  const any = await connect({ servers: address().url, user: name, pass })
  const spy = vi.spyOn(Object.getPrototypeOf(any) as NatsConnection, 'status')
  await any.close()
  cleanUp.push(async () => spy.mockRestore())
  return () => [...new Set(spy.mock.contexts as NatsConnection[])]
}

describe('a connection to the broker', () => {
  it('is established although the name did not resolve at the start and the broker rejected it first', async () => {
    const name = withholdName()
    const world = await openWorld(host)
    expect(world.transport.isHealthy()).toBe(false)
    await world.consume()
    world.relay()

    await startBroker('another password')
    name.resolve()
    await expectEventually(async () => expect(refusals()).toBeGreaterThanOrEqual(2))
    await startBroker(password)
    await expectFlow(world)
  }, 60_000)

  it('survives several rejections by the broker', async () => {
    await startBroker(password)
    const world = await openWorld()
    await world.consume()
    world.relay()
    await expectFlow(world)

    for (const round of [1, 2]) {
      const before = refusals()
      await startBroker('another password')
      await expectEventually(async () =>
        expect(refusals() - before, `round ${round}`).toBeGreaterThanOrEqual(2),
      )
      await startBroker(password)
      await expectFlow(world)
    }
  }, 60_000)

  it('is rejected at the start with wrong credentials, without a retry', async () => {
    await startBroker('another password')
    await expect(createNatsTransport(address())).rejects.toThrow(/authorization/i)
    const refused = refusals()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(refusals()).toBe(refused)
  })

  it('is created anew when its client closed: publishers, consumers and broadcasts return', async () => {
    await startBroker(password)
    const clients = await recordClients()
    const world = await openWorld()
    await world.consume()
    world.relay()
    const [speaker, listener] = await Promise.all([openBroadcast(), openBroadcast()])
    const heard: unknown[] = []
    listener.subscribe('topic', (message) => heard.push(message))
    await expectFlow(world)

    const closing = clients()
    expect(closing).toHaveLength(3)
    await Promise.all(closing.map((client) => client.close()))
    await expectEventually(async () => expect(world.transport.isHealthy()).toBe(false))

    await expectFlow(world)
    const message = { id: randomUUID() }
    await expectEventually(async () => {
      speaker.publish('topic', message)
      expect(heard).toContainEqual(message)
    })
    expect(clients()).toHaveLength(6)
  }, 60_000)
})

async function openBroadcast() {
  const broadcast = await createNatsBroadcast({ ...address(), prefix: `broadcast.${user}` })
  cleanUp.push(() => broadcast.close())
  return broadcast
}
