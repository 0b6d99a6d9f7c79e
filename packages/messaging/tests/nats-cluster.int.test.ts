import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type NatsServer, startNats } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNatsTransport } from '../src/index.ts'
import { formatBrokerUsers } from '../src/transports/nats/broker-users.ts'
import {
  createMessagingTestContext,
  createSessionEndedPayload,
  expectEventually,
  silentLog,
  testSubject,
} from './fixtures/messaging-test-context.ts'

// Three servers as in production: a user per service, and each stream on all three.

const password = 'a password'
const runFolder = mkdtempSync(join(tmpdir(), `hibiki-test-${process.pid}-`))
const servers = new Map<string, NatsServer>()
let url: string
let configs: { name: string; port: number; config: string }[]

beforeAll(async () => {
  const nodes = await Promise.all(
    ['n1', 'n2', 'n3'].map(async (name) => ({
      name,
      port: await findFreePort(),
      route: await findFreePort(),
    })),
  )
  const routes = nodes.map(({ route }) => `nats://127.0.0.1:${route}`).join(', ')
  const users = ['identity', 'billing', 'notes'].map((service) => ({ service, password }))
  configs = nodes.map(({ name, port, route }) => ({
    name,
    port,
    config: `server_name: ${name}
cluster { name: test, listen: "127.0.0.1:${route}", routes: [${routes}] }
${formatBrokerUsers(users)}`,
  }))
  for (const node of configs) servers.set(node.name, await startNode(node))
  url = nodes.map(({ port }) => `nats://127.0.0.1:${port}`).join(', ')
})

afterAll(async () => {
  for (const server of servers.values()) await server.stop('SIGKILL')
  rmSync(runFolder, { recursive: true, force: true })
})

async function startNode({ name, port, config }: { name: string; port: number; config: string }) {
  const folder = join(runFolder, name)
  mkdirSync(folder, { recursive: true })
  return startNats({ folder, port, config })
}

const transportOf = (user: string) =>
  createNatsTransport({ url, user, password, replicas: 3, ackWaitMs: 1_000, log: silentLog })

async function withBroker<T>(
  user: string,
  work: (broker: Awaited<ReturnType<typeof connect>>) => Promise<T>,
) {
  const connection = await connect({ servers: url.split(', '), user, pass: password })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

const clusterOf = (stream: string) =>
  withBroker('identity', async (broker) => {
    const { config, cluster } = await (await jetstreamManager(broker)).streams.info(stream)
    return { replicas: config.num_replicas, leader: cluster?.leader ?? '' }
  })

describe('a broker of three servers', () => {
  it('applies every event once when the leader of a stream is lost', async () => {
    const world = await createMessagingTestContext(() => transportOf('identity'))
    const count = chooseCount({ test: 60, prove: 600 })
    await world.consume()
    world.relay()
    const before = await world.append(count)
    await expectEventually(async () => expect(await world.effects()).toEqual(before), 60_000)
    const { replicas, leader } = await clusterOf('identity')
    expect(replicas).toBe(3)

    await servers.get(leader)?.stop('SIGKILL')
    const during = await world.append(count)
    await expectEventually(
      async () => expect(await world.effects()).toEqual([...before, ...during].sort()),
      60_000,
    )

    const node = configs.find(({ name }) => name === leader)
    if (node) servers.set(leader, await startNode(node))
    await world.close()
  }, 180_000)

  it('reports which stream lacks a replica, until its server is back', async () => {
    const transport = await transportOf('identity')
    await transport.subscribe({
      durable: `identity-${randomUUID()}`,
      subject: testSubject,
      deliver: async () => ({ kind: 'ack' }),
    })
    const expectMissing = (replicasMissing: number) =>
      expectEventually(
        async () =>
          expect((await transport.inspect?.())?.streams).toEqual([{ stream: 'identity', replicasMissing }]),
        60_000,
      )
    await expectMissing(0)
    const { leader } = await clusterOf('identity')
    const node = configs.find(({ name }) => name !== leader)
    if (!node) throw new Error('no follower')
    await servers.get(node.name)?.stop('SIGKILL')
    await expectMissing(1)
    servers.set(node.name, await startNode(node))
    await expectMissing(0)
    await transport.close()
  }, 180_000)

  it('lets a service read the events of others, and publish only its own', async () => {
    const [identity, billing] = [await transportOf('identity'), await transportOf('billing')]
    const read: string[] = []
    await billing.subscribe({
      durable: `billing-${randomUUID()}`,
      subject: testSubject,
      deliver: async ({ id }) => {
        read.push(id)
        return { kind: 'ack' }
      },
    })
    const event = {
      id: randomUUID(),
      subject: testSubject,
      payload: createSessionEndedPayload(),
      occurredAt: new Date().toISOString(),
    }
    await expect(billing.publish({ ...event, id: randomUUID() })).rejects.toThrow()
    await expectEventually(() => identity.publish(event), 30_000)
    await expectEventually(async () => expect(read).toContain(event.id), 30_000)
    await Promise.all([identity.close(), billing.close()])
  }, 120_000)

  it('lets no service delete, purge or change the stream of another', async () => {
    await withBroker('billing', async (broker) => {
      const { streams } = await jetstreamManager(broker, { timeout: 2_000 })
      await expect(streams.delete('identity')).rejects.toThrow()
      await expect(streams.purge('identity')).rejects.toThrow()
      await expect(streams.update('identity', { max_msgs: 1 })).rejects.toThrow()
    })
    expect(await clusterOf('identity')).toMatchObject({ replicas: 3 })
  }, 60_000)

  it('rejects connections without a password', async () => {
    await expect(createNatsTransport({ url, log: silentLog })).rejects.toThrow(/authorization/i)
  })
})
