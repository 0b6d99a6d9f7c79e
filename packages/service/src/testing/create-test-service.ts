import { randomUUID } from 'node:crypto'
import type { Database } from '@hibiki/database'
import type { EventSubject } from '@hibiki/event-contracts'
import type { App, SessionVerifier } from '@hibiki/http'
import {
  createTestSessions,
  type TestSession,
  type TestSessions,
  testInternalKeys,
} from '@hibiki/http/testing'
import { type Consumer, createInProcessTransport, startConsumers } from '@hibiki/messaging'
import { createProjectedSessionLookup } from '@hibiki/projections'
import { createTestDatabase } from '@hibiki/test-harness'
import { type Logger, pino } from 'pino'
import { buildApp } from '../build-app.ts'
import type { AnyServiceContext, ResourcesOf, TablesOf } from '../context.ts'
import type { Service } from '../define-service.ts'
import type { Settings } from '../settings/read-settings.ts'
import { listServiceConsumers, openServiceContext, toMigrationsFolder } from '../start-service.ts'

/** A service on a database and a clock of its own, without relay and jobs; calls go through `app.inject`. */
export interface TestService<Context extends AnyServiceContext> {
  app: App
  context: Context
  database: Database<TablesOf<Context>>
  databaseUrl: string
  /** A superuser on the same database, with which tests read and write what the service's role may not. */
  adminUrl: string
  sessions: TestSessions
  /** Time in tests stands still until it is moved. */
  clock: { now: Date }
  /** `Cookie` header of a logged-in member. */
  cookieFor(session?: TestSession): Promise<string>
  /**
   * Delivers an event to the service's consumers as the transport would, with two quick retries; resolves when it was handled.
   *
   * @throws when a consumer failed and the event would be delivered again later
   */
  deliver(subject: EventSubject, payload: unknown, id?: string): Promise<void>
  /** Returns a consumer of the service, to call inside a transaction of the test. Throws for an unknown name. */
  consumer(name: string): Consumer
  /** Payloads in the outbox, oldest first. */
  outbox(subject?: EventSubject): Promise<{ subject: string; payload: unknown }[]>
  /** Consumers that gave up on an event. */
  deadLettersOf(eventId: string): Promise<string[]>
  /** Opens another replica on the same database, clock and tokens. */
  openReplica(options?: TestServiceOptions<Context>): Promise<TestServiceReplica<Context>>
  close(): Promise<void>
}

export interface TestServiceReplica<Context extends AnyServiceContext> {
  app: App
  context: Context
  close(): Promise<void>
}

export interface TestServiceOptions<Context extends AnyServiceContext> {
  settings?: Settings
  resources?: Partial<ResourcesOf<Context>>
  log?: Logger
}

const DEFAULT_NOW = '2026-11-21T03:00:00Z'
const testSettings = {
  DATABASE_CONNECTIONS: 5,
  SECURE_COOKIES: false,
  IDENTITY_URL: 'http://identity.invalid',
  INTERNAL_KEYS: testInternalKeys.join(),
  // Workers of a test run share few cores, so their event loops are late at times, and no test is about that.
  MAX_EVENT_LOOP_DELAY_MS: 0,
}

export async function createTestService<Context extends AnyServiceContext>(
  service: Service<Context>,
  options: TestServiceOptions<Context> & { now?: string } = {},
): Promise<TestService<Context>> {
  await using opened = new AsyncDisposableStack()
  const testDatabase = await createTestDatabase({
    service: service.name,
    migrations: toMigrationsFolder(service),
  })
  opened.defer(() => testDatabase.close())
  const clock = { now: new Date(options.now ?? DEFAULT_NOW) }
  const sessions = await createTestSessions()

  async function open(of: TestServiceOptions<Context>): Promise<TestServiceReplica<Context>> {
    await using stack = new AsyncDisposableStack()
    const settings = { ...testSettings, DATABASE_URL: testDatabase.url, ...of.settings }
    const context = await openServiceContext(
      service,
      {
        settings,
        log: of.log ?? pino({ level: 'silent' }),
        clock: () => clock.now,
        ...(of.resources && { resources: of.resources }),
      },
      stack,
    )
    const app = buildApp(service, context, service.sessions?.(context) ?? sessions.verifier)
    stack.defer(() => app.close())
    await app.ready()
    const closers = stack.move()
    return { app, context, close: () => closers.disposeAsync() }
  }

  const first = await open(options)
  opened.defer(() => first.close())
  const { app, context } = first
  const database = context.database as Database<TablesOf<Context>>
  const events = createEventDelivery(service, context)
  opened.defer(() => events.close())
  const closers = opened.move()
  return {
    app,
    context,
    database,
    databaseUrl: testDatabase.url,
    adminUrl: testDatabase.adminUrl,
    sessions,
    clock,
    cookieFor: (session) => sessions.cookieFor(session),
    deliver: (subject, payload, id = randomUUID()) => events.deliver({ subject, payload, id }),
    consumer(name) {
      const found = listServiceConsumers(service, context).find((one) => one.name === name)
      if (!found) throw new Error(`there is no consumer ${name}`)
      return found
    },
    outbox: (subject) => {
      const query = context.db.selectFrom('outbox').select(['subject', 'payload']).orderBy('id')
      return (subject ? query.where('subject', '=', subject) : query).execute()
    },
    async deadLettersOf(eventId) {
      const query = context.db.selectFrom('dead_letters').select('consumer').where('event_id', '=', eventId)
      return (await query.execute()).map((row: { consumer: string }) => row.consumer)
    },
    async openReplica(of = {}) {
      const copy = await open({ ...options, ...of })
      closers.defer(() => copy.close())
      return copy
    },
    close: () => closers.disposeAsync(),
  }
}

/** Creates a service whose database is down: nothing listens on the discard port of loopback. It checks sessions in its own projection. */
export async function createServiceWithoutDatabase<Context extends AnyServiceContext>(
  service: Service<Context>,
  options: Pick<TestServiceOptions<Context>, 'settings' | 'resources'> & { clock?: () => Date } = {},
): Promise<TestServiceReplica<Context> & Pick<TestService<Context>, 'cookieFor'>> {
  await using stack = new AsyncDisposableStack()
  const sessions = await createTestSessions()
  const settings = {
    ...testSettings,
    DATABASE_URL: `postgres://${service.name}@127.0.0.1:9/${service.name}`,
    ...options.settings,
  }
  const context = await openServiceContext(
    service,
    {
      settings,
      log: pino({ level: 'silent' }),
      migrates: false,
      ...(options.clock && { clock: options.clock }),
      ...(options.resources && { resources: options.resources }),
    },
    stack,
  )
  const { endedReason } = createProjectedSessionLookup(context.db)
  const projected: SessionVerifier = {
    async verify(token) {
      const session = await sessions.verifier.verify(token)
      await endedReason(session.sessionId)
      return session
    },
  }
  const app = buildApp(service, context, service.sessions?.(context) ?? projected)
  stack.defer(() => app.close())
  await app.ready()
  const closers = stack.move()
  return {
    app,
    context,
    cookieFor: (session) => sessions.cookieFor(session),
    close: () => closers.disposeAsync(),
  }
}

/** The service's consumers on a transport of their own, subscribed when the first event is delivered. */
function createEventDelivery<Context extends AnyServiceContext>(service: Service<Context>, context: Context) {
  const log = pino({ level: 'silent' })
  const transport = createInProcessTransport({ log })
  let consuming: Promise<{ stop(): Promise<void> }> | undefined
  return {
    async deliver(event: { subject: EventSubject; payload: unknown; id: string }): Promise<void> {
      consuming ??= startConsumers({
        service: service.name,
        database: context.database,
        transport,
        log,
        retryDelaysMs: [10, 10],
        consumers: listServiceConsumers(service, context),
      })
      await consuming
      await transport.publish({ ...event, occurredAt: context.clock().toISOString() })
    },
    async close(): Promise<void> {
      await (await consuming)?.stop()
      await transport.close()
    },
  }
}
