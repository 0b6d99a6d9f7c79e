import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeSettingProblems,
  findUnsafeSettings,
  requireSecrets,
  resolveSettingFiles,
  splitSecrets,
  toTraceSettings,
  traceSettingsProperties,
} from '@hibiki/http'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import type { ServiceUrls } from './proxy/service-directory.ts'
import { serviceNames } from './service-prefixes.ts'

const Environment = Type.Object({
  MODE: Type.Enum(['production', 'local'], { default: 'production' }),
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65535 }),
  REUSE_PORT: Type.Boolean({ default: false }),
  ...traceSettingsProperties,
  OPS_PORT: Type.Integer({ default: 3001, minimum: 0, maximum: 65535 }),
  DRAIN_SECONDS: Type.Integer({ default: 0, minimum: 0, maximum: 60 }),
  PUBLIC_ORIGIN: Type.String({ default: '' }),
  INTERNAL_KEYS: Type.String({ minLength: 1 }),
  TRUSTED_PROXIES: Type.Integer({ default: 0, minimum: 0, maximum: 10 }),
  SECURE_COOKIES: Type.Boolean({ default: true }),
  STRIPE_PUBLISHABLE_KEY: Type.String({ default: '', pattern: '^(pk_\\S+)?$' }),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on' }),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], { default: 'info' }),
  MEDIA_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
  MEDIA_EDGE_KEYS: Type.String({ default: '' }),
  MEMBER_APP_DIST: Type.Optional(Type.String()),
  ADMIN_CONSOLE_DIST: Type.Optional(Type.String()),
  ...Object.fromEntries(serviceNames.map((name) => [variableOf(name), Type.String({ default: '' })])),
})

export interface GatewayConfig {
  host: string
  port: number
  /** Other replicas on this machine listen on the same port, and the system shares connections out (Linux). */
  reusePort?: boolean | undefined
  /** Own port for /metrics and /readyz; null opens none. */
  opsPort: number | null
  /** After SIGTERM the replica reports for this long that it is not ready and still serves calls, so that load balancers leave it. */
  drainSeconds?: number | undefined
  /** Origins under which people see the product; none is a system on this machine, opened as http://localhost. */
  publicOrigins: string[]
  /** Clients connect by https: cookies have prefixed names, and HSTS is sent. */
  secureCookies: boolean
  /** Pages of the app may load Stripe's card form: the payment provider is Stripe itself. */
  stripeJs?: boolean | undefined
  /** Keys that sign calls between services; the first signs, all verify. */
  internalKeys: readonly string[]
  trustedProxies: number
  rateLimit: boolean
  logLevel: string
  /** Where traces go (OTLP over HTTP), and the share of calls traced; null sends none. */
  traces?: ReturnType<typeof toTraceSettings>
  /** Content's media files, where this machine sees the same disk; without it they come through content. */
  mediaFolder?: string | undefined
  /** Keys that authenticate a media edge; without any, no edge sends media. */
  mediaEdgeKeys?: readonly string[] | undefined
  memberAppDist?: string | undefined
  consoleDist?: string | undefined
  /** Given in local mode while the console is still being built; its folder may be empty until then. */
  consoleBuilt?: Promise<unknown> | undefined
  services: ServiceUrls
}

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const read = readVariables(env)
  const services: ServiceUrls = {}
  for (const name of serviceNames) {
    const urls = list(read[variableOf(name)])
    if (urls.length > 0) services[name] = urls.map((url) => originOf(url, variableOf(name)))
  }
  if (!services.identity)
    throw new Error('IDENTITY_URL must name the identity service, e.g. http://identity:4001')
  requireSecrets('INTERNAL_KEYS', read.INTERNAL_KEYS)
  if (read.MEDIA_EDGE_KEYS !== '') requireSecrets('MEDIA_EDGE_KEYS', read.MEDIA_EDGE_KEYS)
  if (read.MEDIA_FOLDER !== undefined && !isFolder(read.MEDIA_FOLDER))
    throw new Error(
      `MEDIA_FOLDER must be the folder of content's media files; there is none at ${read.MEDIA_FOLDER}`,
    )
  for (const name of ['MEMBER_APP_DIST', 'ADMIN_CONSOLE_DIST'] as const) {
    const folder = read[name]
    if (folder !== undefined && !existsSync(join(folder, 'index.html')))
      throw new Error(`${name} must be the folder of a built frontend; there is no index.html in ${folder}`)
  }
  const publicOrigins = list(read.PUBLIC_ORIGIN).map((origin) => originOf(origin, 'PUBLIC_ORIGIN'))
  checkCookies(read.SECURE_COOKIES, publicOrigins)
  if (read.MODE === 'production') checkProduction(read)
  return {
    host: read.HOST,
    port: read.PORT,
    reusePort: read.REUSE_PORT,
    opsPort: read.OPS_PORT,
    drainSeconds: read.DRAIN_SECONDS,
    publicOrigins,
    secureCookies: read.SECURE_COOKIES,
    stripeJs: read.STRIPE_PUBLISHABLE_KEY !== '',
    internalKeys: splitSecrets(read.INTERNAL_KEYS),
    trustedProxies: read.TRUSTED_PROXIES,
    rateLimit: read.RATE_LIMIT === 'on',
    logLevel: read.LOG_LEVEL,
    traces: toTraceSettings(read),
    mediaFolder: read.MEDIA_FOLDER,
    mediaEdgeKeys: read.MEDIA_EDGE_KEYS === '' ? [] : splitSecrets(read.MEDIA_EDGE_KEYS),
    memberAppDist: read.MEMBER_APP_DIST,
    consoleDist: read.ADMIN_CONSOLE_DIST,
    services,
  }
}

function readVariables(env: NodeJS.ProcessEnv): Static<typeof Environment> & Record<string, string> {
  const data = resolveSettingFiles(env, Object.keys(Environment.properties))
  try {
    return envSchema({ schema: Environment, data, dotenv: false, env: false })
  } catch (error) {
    throw new Error(`a setting is missing or wrong: ${describeSettingProblems(error)}`)
  }
}

/** Throws an error that lists the settings that are only safe on a developer's machine. */
function checkProduction(read: Static<typeof Environment>): void {
  const problems = findUnsafeSettings(read, Object.keys(read)).map(
    ({ setting, reason }) => `${setting}: ${reason}`,
  )
  if (problems.length > 0) throw new Error(`refused in production (MODE=local): ${problems.join('; ')}`)
}

/** Throws unless SECURE_COOKIES fits PUBLIC_ORIGIN, because browsers accept secure cookies from https only. */
function checkCookies(secure: boolean, origins: readonly string[]): void {
  if (origins.length === 0 && secure) {
    throw new Error(
      'PUBLIC_ORIGIN must name the https address of the product; for http://localhost set SECURE_COOKIES=false',
    )
  }
  const contradiction = origins.find((origin) => origin.startsWith('https:') !== secure)
  if (contradiction !== undefined) {
    throw new Error(`SECURE_COOKIES=${secure} contradicts PUBLIC_ORIGIN, which lists ${contradiction}`)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function variableOf(service: string): string {
  return `${service.toUpperCase()}_URL`
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}

function originOf(value: string, variable: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`${variable} must be a list of http(s) addresses without a path; "${value}" is not one`)
  }
  return url.origin
}
