import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { CHART_FOLDER } from './chart.ts'
import type { KubernetesObject } from './network-policies.ts'

const folder = fileURLToPath(new URL('../../kubernetes/platform/', import.meta.url))
const deploy = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The fields of a platform object that these checks read. */
interface PlatformObject extends KubernetesObject {
  apiVersion: string
  data?: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: objects of many kinds, judged by their own schemas
  spec: any
}
interface Values {
  secretPrefix: string
  services: Record<string, { secrets: string[]; copies: { max: number } }>
  natsUrl: string
  natsReplicas: number
  pooler: boolean
  networkPolicy: { egressPorts: number[] }
}

const objectsIn = (file: string) =>
  parseAllDocuments(read(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`)
    return document.toJSON() as PlatformObject
  })

const { resources } = parse(read('kustomization.yaml')) as { resources: string[] }

/** Returns the objects that kubectl applies. */
export const readPlatformObjects = () => resources.flatMap(objectsIn)
/** The files with objects, examples included. */
export const PLATFORM_FILES = [
  ...resources,
  'postgres/restore.example.yaml',
  'secrets/external-secrets.example.yaml',
].map((file) => join(folder, file))
const restored = () => objectsIn('postgres/restore.example.yaml')
const examples = () => [...restored(), ...objectsIn('secrets/external-secrets.example.yaml')]

export const PLATFORM_VALUES_FILE = join(folder, 'values-platform.yaml')

export function readChartValues(profile: string): Values {
  const [base, size] = ['values.yaml', `values-${profile}.yaml`].map(
    (file) => parse(readFileSync(join(CHART_FOLDER, file), 'utf8')) as Values,
  )
  const services = Object.entries(base?.services ?? {}).map(([name, service]) => [
    name,
    { ...service, ...size?.services[name] },
  ])
  return {
    ...base,
    ...(parse(read('values-platform.yaml')) as Values),
    services: Object.fromEntries(services),
  }
}

/** @throws Error with each place where names, keys, ports or counts of the platform and of the chart are not the same; returns what was compared */
export function checkPlatform(): number {
  const objects = readPlatformObjects()
  const find = (kind: string, name: string) => {
    const found = objects.find((object) => object.kind === kind && object.metadata.name === name)
    if (!found) throw new Error(`there is no ${kind} ${name}`)
    return found
  }
  const values = readChartValues('medium')
  const services = Object.keys(values.services)
  const same: [what: string, got: unknown, wanted: unknown][] = []
  const cluster = find('Cluster', 'hibiki-db').spec
  const pooler = find('Pooler', 'hibiki-db-pooler').spec
  const nats = find('StatefulSet', 'nats').spec
  const natsPorts = find('Service', 'nats').spec.ports.map(({ port }: { port: number }) => port)

  const logins = services.flatMap((name) => [
    { name, login: true, passwordSecret: { name: `hibiki-db-${name}` } },
    { name: `${name}_owner`, login: true, passwordSecret: { name: `hibiki-db-${name}-owner` } },
  ])
  const roles = cluster.managed.roles.map((role: object) => ({ ...role, connectionLimit: undefined }))
  same.push(['roles of Postgres', roles, logins])
  const owned = services.map((name) => ({ name, owner: `${name}_owner` }))
  same.push(['schemas', find('Database', 'hibiki').spec.schemas, owned])

  const natsUrl = new URL(values.natsUrl)
  same.push(['the address of NATS', [natsUrl.hostname, [Number(natsUrl.port)]], ['nats', natsPorts]])
  same.push(['servers of NATS', nats.replicas, values.natsReplicas])
  same.push(['where NATS runs', nats.serviceName, find('Service', 'nats-headless').metadata.name])
  same.push(['that there is a pooler', values.pooler, true])
  for (const port of [5432, ...natsPorts])
    same.push([`port ${port} among egressPorts`, values.networkPolicy.egressPorts.includes(port), true])

  const dnsNames = (name: string): string[] => find('Certificate', name).spec.dnsNames
  const hosts = [
    ...restored().map(({ metadata }) => `${metadata.name}-rw`),
    'hibiki-db-rw',
    'hibiki-db-pooler',
  ]
  for (const host of hosts)
    same.push([`${host} in its certificate`, dnsNames('hibiki-db-server').includes(host), true])
  same.push(['nats in its certificate', dnsNames('hibiki-nats-server').includes(natsUrl.hostname), true])
  same.push(['the certificate of Postgres', cluster.certificates.serverTLSSecret, 'hibiki-db-server'])

  const ini = Object.fromEntries(
    [...readFileSync(join(deploy, 'postgres/pgbouncer.ini'), 'utf8').matchAll(/^(\w+) = (.+)$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  )
  same.push(['the mode of PgBouncer', pooler.pgbouncer.poolMode, ini.pool_mode])
  for (const name of ['default_pool_size', 'max_client_conn', 'track_extra_parameters'])
    same.push([`${name} of PgBouncer`, pooler.pgbouncer.parameters[name], ini[name]])

  const settings = (text: string) =>
    ['max_payload', 'sync_interval', 'max_mem', 'max_file'].map(
      (name) => new RegExp(`${name}: ?([\\w]+)`).exec(text)?.[1],
    )
  const ours = find('ConfigMap', 'nats').data?.['nats.conf'] ?? ''
  const composed = readFileSync(join(deploy, 'compose/nats.conf'), 'utf8')
  same.push(['what NATS keeps', settings(ours), settings(composed)])
  const routes = [...ours.matchAll(/tls:\/\/([\w.-]+):6222/g)].map(([, host]) => host)
  const servers = Array.from({ length: nats.replicas }, (_, n) => `nats-${n}.${nats.serviceName}`)
  same.push(['routes of NATS', routes, servers])

  const store = find('ObjectStore', 'hibiki-backups').metadata.name
  same.push(['where backups go', cluster.plugins[0].parameters.barmanObjectName, store])

  const table = secretTable()
  for (const [name, { secrets }] of Object.entries(values.services))
    same.push([
      `keys of hibiki-${name}`,
      [...(table.get(`hibiki-${name}`) ?? [])].sort(),
      [...secrets, 'DATABASE_DIRECT_URL'].sort(),
    ])
  for (const { kind, metadata, spec } of examples())
    if (kind === 'ExternalSecret') {
      const made =
        spec.target?.template?.data ??
        Object.fromEntries(spec.data.map((one: { secretKey: string }) => [one.secretKey]))
      const known =
        table.get(metadata.name) ?? table.get(metadata.name.replace('identity', '<service>')) ?? []
      same.push([`keys of the example of ${metadata.name}`, Object.keys(made).sort(), [...known].sort()])
    }

  const differing = same.filter(([, got, wanted]) => JSON.stringify(got) !== JSON.stringify(wanted))
  if (differing.length > 0)
    throw new Error(
      differing
        .map(([what, got, wanted]) => `${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`)
        .join('\n'),
    )
  judgeConnections(cluster, pooler)
  return same.length
}

/** The maximum number of connections that replicas open must fit, for every size. */
function judgeConnections(
  cluster: { postgresql: { parameters: Record<string, string> } },
  pooler: { instances: number; pgbouncer: { parameters: Record<string, string> } },
): void {
  const most = Number(cluster.postgresql.parameters.max_connections)
  for (const profile of ['small', 'medium', 'large']) {
    const services = Object.values(readChartValues(profile).services)
    const pooled = pooler.instances * services.length * Number(pooler.pgbouncer.parameters.default_pool_size)
    // Direct connections are LISTEN of each replica, a migration of each service, and those of the operator and the standbys.
    const direct = services.reduce((sum, { copies }) => sum + copies.max, 0) + services.length + 20
    if (pooled + direct > most)
      throw new Error(`${profile}: ${pooled} + ${direct} connections, but ${most} at most`)
  }
}

/** Keys by Secret, as README.md says them. */
function secretTable(): Map<string, string[]> {
  const rows = [...read('README.md').matchAll(/^\| (`hibiki-.+?) \| (.+) \|$/gm)]
  const inTicks = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  return new Map(
    rows.flatMap(([, names = '', keys = '']) =>
      inTicks(names, /`(hibiki-[\w<>-]+)`/g).map((name): [string, string[]] => [
        name,
        inTicks(keys.replaceAll(/\(.*?\)|;.*$/g, ''), /`([\w.]+)`/g),
      ]),
    ),
  )
}
