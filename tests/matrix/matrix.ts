import type { EventTransport } from '@hibiki/messaging'
import type { Logger } from 'pino'

/**
 * Demo login of each caller of the matrix; a visitor has none. The objects of the matrix belong to `customer`, whose agency
 * is that of `pic`. A new role is one line here: rows expect their `default` of it.
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
export const userIdOf: Record<Exclude<Caller, 'visitor'>, string> = members

/** Expected status of each caller; `default` for those who are not named. */
export type Expected = Readonly<{ default: number } & Partial<Record<Caller, number>>>

export const statusFor = ({ expected }: Pick<Row<never>, 'expected'>, caller: Caller): number =>
  expected[caller] ?? expected.default

export interface Sent {
  /** Fills `{name}` of the path. */
  params?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: object
  headers?: Record<string, string>
}

export interface Row<Fixtures> {
  /** Method and path, exactly as in the service's OpenAPI document. */
  call: `${'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'} /${string}`
  /** What is asked about, where a call has several rows. */
  about?: string
  expected: Expected
  /** A valid call; none sends no body. */
  send?: (fixtures: Fixtures, caller: Caller) => Sent
  /** A text that answers hold for these callers, and for nobody else. */
  shows?: { text: (fixtures: Fixtures) => string; to: readonly Caller[] }
}

export interface Running {
  url: string
  /** A superuser on the service's database. */
  adminUrl: string
  close(): Promise<void>
}

/** What every service needs from outside. */
export interface Surroundings {
  /** Empty while identity itself starts. */
  identityUrl: string
  transport: EventTransport
  log: Logger
}

export interface World {
  /** Cookies of a session of its own, as after a login. */
  cookieOf(caller: Caller): Promise<string>
  /** The same as after an easy login, before the password was given. */
  lowCookieOf(caller: Exclude<Caller, 'visitor'>): Promise<string>
  /** The same for any member. */
  cookieOfMember(userId: string): Promise<string>
  /** Sends a call as one of the callers and answers its JSON; anything but 200 is an error. */
  ask<T>(service: Running, caller: Caller, path: string, body?: object): Promise<T>
}

/** All that the matrix needs to know of one service: one file in `rows/`. */
export interface ServiceRows<Fixtures> {
  /** Name of its folder in `services/` and of its schema. */
  service: string
  start(surroundings: Surroundings): Promise<Running>
  /** Makes the objects that the rows are about. Every cell that changes something is undone before the next. */
  prepare(world: World, service: Running): Promise<Fixtures>
  rows: readonly Row<Fixtures>[]
}

/** Keeps the type of a service's fixtures between its `prepare` and its rows. */
export function serviceRows<Fixtures>(rows: ServiceRows<Fixtures>): ServiceRows<unknown> {
  return rows as ServiceRows<unknown>
}
