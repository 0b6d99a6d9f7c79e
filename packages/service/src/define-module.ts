import type { App } from '@hibiki/http'
import type { Consumer } from '@hibiki/messaging'
import type { PersonalDataDeclaration } from '@hibiki/projections'
import type { AnyContext, AnyServiceContext, TablesOf } from './context.ts'
import type { WorkQueue } from './metrics/database-metrics.ts'
import type { Job } from './start-jobs.ts'

/** One topic of a service without a database. */
export interface StatelessModule<Context extends AnyContext> {
  name: string
  /** Registers routes; each module has a scope of its own. */
  routes?(app: App, context: Context): void | Promise<void>
  jobs?(context: Context): readonly Job[]
}

/** One topic of a service: its routes and their access rules, consumers, jobs, and the personal data in its tables. */
export interface ServiceModule<Context extends AnyServiceContext> extends StatelessModule<Context> {
  /**
   * Registers scopes of the app, each with its access rule (`registerRoutes`). Called once, before anything runs; also to describe the
   * API, where resources are placeholders, so nothing is awaited or read here.
   */
  routes?(app: App, context: Context): void
  consumers?: readonly Consumer[] | ((context: Context) => readonly Consumer[])
  /** Work whose age operators watch: a job that tries each piece again succeeds, although nothing gets done. */
  queues?(context: Context): readonly WorkQueue[]
  personalData?: readonly PersonalDataDeclaration<TablesOf<Context>, Context>[]
}

/** Types a module where it is written. */
export function defineModule<Context extends AnyServiceContext>(
  module: ServiceModule<Context>,
): ServiceModule<Context> {
  return module
}
