import type { App, BaseAppOptions, ErrorCatalogue, SessionVerifier } from '@hibiki/http'
import type { Projection } from '@hibiki/projections'
import type { TProperties } from 'typebox'
import type { AnyContext, AnyServiceContext, AnyStatelessContext, ResourcesOf } from './context.ts'
import type { ServiceModule, StatelessModule } from './define-module.ts'

/** The context with which `resources` is called. */
export type ResourceContext<Context extends AnyContext> = Pick<
  Context,
  keyof Context & keyof AnyServiceContext
> & {
  /** Resources given from outside (tests, local mode), which replace the service's own: open nothing for them. */
  given: Partial<ResourcesOf<Context>>
  /** Closes the resource when the service closes, the newest first. */
  use<T extends AsyncDisposable | Disposable>(resource: T): T
  /** The same for what has no `Symbol.asyncDispose`. */
  defer(close: () => unknown): void
}

/** What every service has. */
export interface ServiceDefinition<Context extends AnyContext, Module> {
  /** The name is also the database schema, and the prefix of errors, events and durables. */
  name: string
  /** Default of `PORT`. */
  port: number
  /** Settings beside the common ones; `check` throws a sentence that names the wrong variable. */
  config?: { properties: TProperties; check?(config: Context['config']): void }
  errors: ErrorCatalogue
  /** Opens what the modules share, after the migrations and before anything else. */
  resources?(context: ResourceContext<Context>): Promise<ResourcesOf<Context>> | ResourcesOf<Context>
  modules: readonly Module[]
}

export interface Service<Context extends AnyServiceContext>
  extends ServiceDefinition<Context, ServiceModule<Context> | Projection> {
  /** Title of the OpenAPI document. */
  title: string
  /** The service's folder, which holds `openapi.json`, `locales` and `migrations`. */
  folder: URL
  /** The largest JSON body that is accepted; 64 KiB by default. */
  bodyLimitBytes?: number
  /**
   * Only for identity, which verifies sessions from its own tables: there is no projection of sessions, and no `erase-member` consumer,
   * because deletions begin there.
   */
  sessions?(context: Context): SessionVerifier
  /**
   * Commands that operators run instead of serving, `node src/server.ts <name> [word …]`, with all settings of a replica; each returns one
   * line.
   */
  commands?: Readonly<Record<string, (context: Context, words: readonly string[]) => Promise<string>>>
}

/** Types a service where it is written. */
export function defineService<Context extends AnyServiceContext>(
  service: Service<Context>,
): Service<Context> {
  return service
}

/** A service without a database and events, whose app has no API of its own. */
export interface StatelessService<Context extends AnyStatelessContext>
  extends ServiceDefinition<Context, StatelessModule<Context>> {
  app(context: Context): Omit<BaseAppOptions, 'service' | 'log' | 'errors' | 'metrics'>
  /** Adds hooks and decorations to the whole app, before the routes of the modules. */
  prepare?(app: App, context: Context): void
  /** Whether `/readyz` of the operator port responds 200; it does not while the service drains. */
  isReady(context: Context): boolean
}

/** Types a service without a database where it is written. */
export function defineStatelessService<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
): StatelessService<Context> {
  return service
}
