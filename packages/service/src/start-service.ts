import { type Database, migrate, openDatabase, requireMigrationsApplied } from '@hibiki/database'
import { createRemoteKeyFinder, createSessionVerifier, type SessionVerifier, splitList } from '@hibiki/http'
import { type Consumer, type EventTransport, startConsumers, startOutboxRelay } from '@hibiki/messaging'
import { createProjectedSessionLookup, sessionConsumers } from '@hibiki/projections'
import type { Logger } from 'pino'
import { buildApp } from './build-app.ts'
import type { AnyServiceContext, ResourcesOf, TablesOf } from './context.ts'
import type { Service } from './define-service.ts'
import { addBrokerMetrics } from './metrics/broker-metrics.ts'
import { addDatabaseMetrics } from './metrics/database-metrics.ts'
import { openApp, openResources } from './open-app.ts'
import { createEraseMemberConsumer } from './personal-data/erase-member-consumer.ts'
import { readConfig } from './settings/read-config.ts'
import type { Settings } from './settings/read-settings.ts'

/** Twice the timeout of the gateway, and beyond any batch of a job: by then the server is gone and not slow. */
const QUERY_TIMEOUT_MS = 60_000

export interface RunningService<Context extends AnyServiceContext> {
  name: string
  url: string
  context: Context
  /** Runs a job now; for local mode, which moves the clock. */
  runJob(name: string): Promise<void>
  close(): Promise<void>
}

export interface StartServiceOptions<Context extends AnyServiceContext> {
  settings: Settings
  transport: EventTransport
  log: Logger
  clock?: () => Date
  /** These replace the service's own resources. */
  resources?: Partial<ResourcesOf<Context>>
  /** Tokens of tests. */
  sessions?: SessionVerifier
}

/** Opens the service's database without migrating it. */
export function openServiceDatabase<Context extends AnyServiceContext>(
  service: Pick<Service<Context>, 'name'>,
  config: { DATABASE_URL: string; DATABASE_CONNECTIONS: number },
  options: { queryTimeoutMs?: number } = {},
): Database<TablesOf<Context>> {
  return openDatabase<TablesOf<Context>>({
    url: config.DATABASE_URL,
    schema: service.name,
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: service.name,
    ...options,
  })
}

/** Returns the folder of a service's migrations. */
export function toMigrationsFolder(service: { folder: URL }): URL {
  return new URL('migrations/', service.folder)
}

/** Opens the database and the resources of one replica and puts them on the stack. `migrates: false` needs no database. */
export async function openServiceContext<Context extends AnyServiceContext>(
  service: Service<Context>,
  {
    settings,
    migrates,
    clock,
    log,
    resources,
  }: Omit<StartServiceOptions<Context>, 'transport' | 'sessions'> & { migrates?: boolean },
  stack: AsyncDisposableStack,
): Promise<Context> {
  const config = readConfig(service, settings)
  const database = openServiceDatabase(service, config, { queryTimeoutMs: QUERY_TIMEOUT_MS })
  stack.defer(() => database.close())
  const folder = toMigrationsFolder(service)
  if (migrates ?? true)
    await (config.MIGRATIONS === 'run'
      ? migrateDirectly(service, config, folder)
      : requireMigrationsApplied({ database, folder }))
  const base: AnyServiceContext = {
    config,
    database,
    db: database.db,
    clock: clock ?? (() => new Date()),
    log,
    internalKeys: splitList(config.INTERNAL_KEYS),
  }
  return openResources(service, { base, given: resources ?? {}, stack })
}

/**
 * Migrates without the pooler: the migrator holds a session lock, which a pooler in transaction mode would hand to others, and runs as long
 * as a table is large.
 */
async function migrateDirectly(
  service: Pick<Service<AnyServiceContext>, 'name'>,
  config: AnyServiceContext['config'],
  folder: URL,
): Promise<void> {
  const url = config.DATABASE_DIRECT_URL || config.DATABASE_URL
  const direct = openServiceDatabase(service, { DATABASE_URL: url, DATABASE_CONNECTIONS: 2 })
  try {
    await migrate({ database: direct, folder })
  } finally {
    await direct.close()
  }
}

/** Verifies tokens with identity's keys, and rejects sessions that have ended according to this service's own projection. */
export function createServiceSessionVerifier<Context extends AnyServiceContext>(
  service: Service<Context>,
  context: Context,
): SessionVerifier {
  return (
    service.sessions?.(context) ??
    createSessionVerifier({
      keys: createRemoteKeyFinder(context.config.IDENTITY_URL),
      ...createProjectedSessionLookup(context.db),
    })
  )
}

/** Returns all consumers of the service: those of its modules, of the sessions, and the erasure of members. */
export function listServiceConsumers<Context extends AnyServiceContext>(
  service: Service<Context>,
  context: Context,
): Consumer[] {
  const ofModules = service.modules.flatMap(({ consumers = [] }) =>
    typeof consumers === 'function' ? consumers(context) : consumers,
  )
  return service.sessions
    ? ofModules
    : [...ofModules, ...sessionConsumers, createEraseMemberConsumer(service, context)]
}

/**
 * Starts one replica: migrations, resources, app, consumers, relay, jobs, HTTP on `HOST:PORT` (0: any free port). After a failure
 * everything opened is closed. Closing stops listening first, then works backwards; the owner closes the transport.
 */
export async function startService<Context extends AnyServiceContext>(
  service: Service<Context>,
  options: StartServiceOptions<Context>,
): Promise<RunningService<Context>> {
  await using opened = new AsyncDisposableStack()
  const log = options.log.child({ service: service.name })
  const { transport } = options
  const context = await openServiceContext(service, { ...options, log }, opened)
  const { database, config } = context
  const app = buildApp(service, context, options.sessions ?? createServiceSessionVerifier(service, context))
  addDatabaseMetrics(app.metrics.registry, {
    database,
    queues: service.modules.flatMap((module) => ('queues' in module ? (module.queues?.(context) ?? []) : [])),
    clock: context.clock,
  })
  addBrokerMetrics(app.metrics.registry, transport)
  const { url, runJob } = await openApp(app, {
    modules: service.modules,
    context,
    opened,
    async openWork() {
      const consumers = await startConsumers({
        service: service.name,
        database,
        transport,
        log,
        consumers: listServiceConsumers(service, context),
      })
      opened.defer(() => consumers.stop())
      const relay = startOutboxRelay({ database, transport, log, listenUrl: config.DATABASE_DIRECT_URL })
      opened.defer(() => relay.stop())
    },
  })
  const closers = opened.move()
  return { name: service.name, url, context, runJob, close: () => closers.disposeAsync() }
}
