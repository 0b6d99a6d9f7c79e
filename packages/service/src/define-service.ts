import type { ErrorCatalogue, SessionVerifier } from '@hibiki/http'
import type { Projection } from '@hibiki/projections'
import type { TProperties } from 'typebox'
import type { AnyServiceContext, ResourcesOf } from './context.ts'
import type { ServiceModule } from './define-module.ts'

/** The context with which `resources` is called. */
export type ResourceContext<Context extends AnyServiceContext> = Pick<Context, keyof AnyServiceContext> & {
  /** Resources given from outside (tests, local mode), which replace the service's own: open nothing for them. */
  given: Partial<ResourcesOf<Context>>
  /** Closes the resource when the service closes, the newest first. */
  use<T extends AsyncDisposable | Disposable>(resource: T): T
  /** The same for what has no `Symbol.asyncDispose`. */
  defer(close: () => unknown): void
}

export interface Service<Context extends AnyServiceContext> {
  /** The name is also the database schema, and the prefix of errors, events and durables. */
  name: string
  /** Title of the OpenAPI document. */
  title: string
  /** Default of `PORT`. */
  port: number
  /** Settings beside the common ones; `check` throws a sentence that names the wrong variable. */
  config?: { properties: TProperties; check?(config: Context['config']): void }
  errors: ErrorCatalogue
  /** The service's folder, which holds `openapi.json`, `locales` and `migrations`. */
  folder: URL
  /** Opens what the modules share, after the migrations and before anything else. */
  resources?(context: ResourceContext<Context>): Promise<ResourcesOf<Context>> | ResourcesOf<Context>
  modules: readonly (ServiceModule<Context> | Projection)[]
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
