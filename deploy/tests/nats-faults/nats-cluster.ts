import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatBrokerUsers } from '@hibiki/messaging'
import { findFreePort, type NatsServer, startNats } from '@hibiki/test-harness'
import { createCertificate } from '../product/certificate.ts'
import { runProgram } from '../steps.ts'

/** Each stream has one replica on each server. */
const REPLICAS = 3

interface Node {
  name: string
  port: number
  monitor: number
  config: string
  /** Null while it is down. */
  server: NatsServer | null
}

export interface NatsCluster {
  names: readonly string[]
  /** The settings by which a service connects: TLS, a user of its own, every server's address. */
  settingsOf(service: string): Record<string, string>
  leaderOf(stream: string): Promise<string | undefined>
  /** SIGKILL. */
  kill(name: string): Promise<void>
  start(name: string): Promise<void>
  /** Deletes the disk of a server that is down. */
  loseDisk(name: string): void
  /** Lists the servers whose files contain a text, such as the id of an event. */
  serversHolding(text: string): string[]
  /** Whether each stream has a leader and a complete replica on every server. */
  isWhole(streams: readonly string[]): Promise<boolean>
}

interface StreamState {
  name: string
  /** The state on the server that responds. */
  state: { last_seq: number }
  cluster?: { leader?: string; replicas?: { name: string; current: boolean; offline?: boolean }[] }
}

/** Starts three nats-servers with JetStream on loopback, with TLS and a user for each service; they stop with the stack. */
export async function startNatsCluster(
  folder: string,
  stack: AsyncDisposableStack,
  services: readonly string[],
): Promise<NatsCluster> {
  const { cert, key } = createCertificate(folder)
  const users = services.map((service) => ({ service, password: randomBytes(16).toString('hex') }))
  const ports = await Promise.all(
    ['n1', 'n2', 'n3'].map(async (name) => ({
      name,
      port: await findFreePort(),
      route: await findFreePort(),
      monitor: await findFreePort(),
    })),
  )
  const routes = ports.map(({ route }) => `nats://127.0.0.1:${route}`).join(', ')
  const tls = `cert_file: "${cert}", key_file: "${key}"`
  const nodes = ports.map(
    ({ name, port, route, monitor }): Node => ({
      name,
      port,
      monitor,
      server: null,
      config: `server_name: ${name}
http: "127.0.0.1:${monitor}"
tls { ${tls} }
cluster { name: hibiki, listen: "127.0.0.1:${route}", routes: [${routes}], tls { ${tls}, ca_file: "${cert}" } }
${formatBrokerUsers(users)}`,
    }),
  )
  const find = (name: string) => {
    const node = nodes.find((other) => other.name === name)
    if (!node) throw new Error(`there is no server ${name}`)
    return node
  }
  const toFolder = (name: string) => join(folder, name)
  async function start(name: string): Promise<void> {
    const node = find(name)
    mkdirSync(toFolder(name), { recursive: true })
    node.server = await startNats({ folder: toFolder(name), port: node.port, config: node.config })
  }
  async function kill(name: string): Promise<void> {
    const node = find(name)
    await node.server?.stop('SIGKILL')
    node.server = null
  }
  stack.defer(() => Promise.all(nodes.map(({ name }) => kill(name))).then(() => {}))
  for (const { name } of nodes) await start(name)

  /** Returns the state that the leader of a stream reports. */
  async function leaderState(stream: string): Promise<StreamState | undefined> {
    for (const { name, monitor, server } of nodes) {
      if (!server) continue
      const state = (await readStates(monitor)).find((other) => other.name === stream)
      if (state?.cluster?.leader === name) return state
    }
    return undefined
  }

  return {
    names: nodes.map(({ name }) => name),
    settingsOf: (service) => ({
      NATS_URL: nodes.map(({ port }) => `tls://127.0.0.1:${port}`).join(','),
      NATS_USER: service,
      NATS_PASSWORD: users.find((user) => user.service === service)?.password ?? '',
      NATS_CA_FILE: cert,
      NATS_REPLICAS: String(REPLICAS),
    }),
    leaderOf: async (stream) => (await leaderState(stream))?.cluster?.leader,
    kill,
    start,
    loseDisk: (name) => rmSync(join(toFolder(name), 'store'), { recursive: true }),
    serversHolding: (text) =>
      nodes
        .map(({ name }) => name)
        .filter((name) => runProgram('grep', ['-rlaF', text, join(toFolder(name), 'store')]).ok),
    async isWhole(streams) {
      for (const stream of streams) {
        const leading = await leaderState(stream)
        const copies = leading?.cluster?.replicas ?? []
        if (!leading || copies.filter(({ current, offline }) => current && !offline).length < REPLICAS - 1)
          return false
        // The leader's knowledge of the others may be outdated, so each server is queried itself.
        for (const { monitor } of nodes) {
          const own = (await readStates(monitor)).find(({ name }) => name === stream)
          if (!own || own.state.last_seq < leading.state.last_seq) return false
        }
      }
      return true
    },
  }
}

async function readStates(monitor: number): Promise<StreamState[]> {
  const response = await fetch(`http://127.0.0.1:${monitor}/jsz?accounts=true&streams=true`).catch(() => null)
  if (!response?.ok) return []
  const { account_details = [] } = (await response.json()) as {
    account_details?: { stream_detail?: StreamState[] }[]
  }
  return account_details.flatMap(({ stream_detail = [] }) => stream_detail)
}
