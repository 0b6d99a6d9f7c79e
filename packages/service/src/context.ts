import type { Database } from '@hibiki/database'
import type { MessagingTables } from '@hibiki/messaging'
import type { ErasedMembersTables, SessionTables } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Static, TObject, TProperties } from 'typebox'
import type { BaseSettings } from './settings/base-settings.ts'
import type { CommonSettings, StatelessSettings } from './settings/stateless-settings.ts'

/** The tables every service on the kit has; a service's Kysely schema extends it. */
export interface ServiceTables extends MessagingTables, SessionTables, ErasedMembersTables {}

/** The context of every module, besides the service's own resources. */
export interface CommonContext<Config> {
  config: Config
  /** Replaces `new Date()`, because tests and local mode move it. */
  clock: () => Date
  log: Logger
  /** Keys of calls between services, the first signs. */
  internalKeys: readonly string[]
}

/** The context of every module of a service with a database. */
export interface BaseContext<Tables, Config> extends CommonContext<Config> {
  database: Database<Tables>
  /** The query builder of `database`. */
  db: Kysely<Tables>
}

/**
 * The context that the modules of one service share: `type ContentContext = ServiceContext<ContentTables, typeof settings,
 * ContentResources>`.
 */
export type ServiceContext<Tables, Properties extends TProperties, Resources = object> = BaseContext<
  Tables,
  BaseSettings & Static<TObject<Properties>>
> &
  Resources

/** The same for a service without a database. */
export type StatelessContext<Properties extends TProperties, Resources = object> = CommonContext<
  StatelessSettings & Static<TObject<Properties>>
> &
  Resources

export type AnyStatelessContext = CommonContext<StatelessSettings>

/** Any context, with a database or without. */
export type AnyContext = CommonContext<CommonSettings>

/** Any service's context. The tables are left open, because query builders of different schemas do not fit each other. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyServiceContext = BaseContext<any, BaseSettings>

export type TablesOf<Context extends AnyServiceContext> =
  Context['db'] extends Kysely<infer Tables> ? Tables : never

/** The resources in a context, which the service opens itself. */
export type ResourcesOf<Context extends AnyContext> = Omit<Context, keyof AnyServiceContext>
