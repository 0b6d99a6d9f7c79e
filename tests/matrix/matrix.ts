import type { EventTransport } from '@hibiki/messaging'
import type { Logger } from 'pino'

/**
 * Demo login of each caller of the matrix; a visitor has none. The objects of the matrix belong to `customer`, whose agency is
 * that of `pic`. A new role is one line here, for which rows expect their `default`.
 */
const logins = {
  visitor: null,
  general: 'general',
  customer: 'customer',
  otherCustomer: 'customer2',
  pic: 'pic',
  foreignPic: 'pic2',
  admin: 'admin',
  enterprise: 'enterprise',
} as const
export type Caller = keyof typeof logins
export const callers = Object.keys(logins) as Caller[]
const { visitor: _visitor, ...members } = logins
export const demoLoginByCaller: Record<Exclude<Caller, 'visitor'>, string> = members

/** Expected status of each caller; `default` for those who are not listed. */
export type ExpectedStatus = Readonly<{ default: number } & Partial<Record<Caller, number>>>

export const getExpectedStatus = ({ expected }: Pick<MatrixRow<never>, 'expected'>, caller: Caller): number =>
  expected[caller] ?? expected.default

export interface RequestValues {
  /** Values of `{name}` in the path. */
  params?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: object
  /** The fields of an HTML form, which is sent instead of a body in JSON. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

export interface MatrixRow<Fixtures> {
  /** Method and path, exactly as in the service's OpenAPI document. */
  call: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'} /${string}`
  /** The object of the call, when a call has several rows. */
  about?: string
  expected: ExpectedStatus
  /** A valid body; without one no body is sent. */
  send?: (fixtures: Fixtures, caller: Caller) => RequestValues
  /** A text that the responses to these callers contain, and those to all others do not. */
  shows?: { text: (fixtures: Fixtures) => string; to: readonly Caller[] }
}

export interface RunningTestService {
  url: string
  /** Runs a query as a superuser on the service's database, and returns the first value of its first row. */
  value(sql: string, values?: unknown[]): Promise<string>
  /** The URL of a superuser on the service's database. */
  adminUrl: string
  close(): Promise<void>
}

/** The settings that every service needs. */
export interface ServiceDependencies {
  /** It is empty while identity itself starts. */
  identityUrl: string
  transport: EventTransport
  log: Logger
}

export interface MatrixWorld {
  /** Returns the cookies of a new session, as after a login. */
  cookieOf(caller: Caller): Promise<string>
  /** Returns the cookies of a new session as after an easy login, before the password was given. */
  lowCookieOf(caller: Exclude<Caller, 'visitor'>): Promise<string>
  /** Returns the cookies of a new session that must create a passkey first. */
  enrolmentCookieOf(caller: Exclude<Caller, 'visitor'>): Promise<string>
  /** Returns the cookies of a new session of any member. */
  cookieOfMember(userId: string): Promise<string>
  /** Makes a call as one of the callers and returns its JSON; throws unless the status is 200. */
  ask<T>(service: RunningTestService, caller: Caller, path: string, body?: object): Promise<T>
}

/** What the matrix needs to know of one service, which is one file in `rows/`. */
export interface ServiceRows<Fixtures> {
  /** Name of the service's folder in `services/` and of its schema. */
  service: string
  start(surroundings: ServiceDependencies): Promise<RunningTestService>
  /** Creates the objects that the rows are about. Every cell that changes something is undone before the next. */
  prepare(world: MatrixWorld, service: RunningTestService): Promise<Fixtures>
  rows: readonly MatrixRow<Fixtures>[]
}

/** Preserves the type of a service's fixtures between its `prepare` and its rows. */
export function defineServiceRows<Fixtures>(rows: ServiceRows<Fixtures>): ServiceRows<unknown> {
  return rows as ServiceRows<unknown>
}
