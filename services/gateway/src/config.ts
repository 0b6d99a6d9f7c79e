import { statSync } from 'node:fs'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import type { ServiceUrls } from './proxy/service-directory.ts'
import { serviceNames } from './upstreams.ts'

const Environment = Type.Object({
  HOST: Type.String({ default: '0.0.0.0' }),
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65535 }),
  OPS_PORT: Type.Integer({ default: 3001, minimum: 0, maximum: 65535 }),
  PUBLIC_ORIGIN: Type.String({ default: '' }),
  TRUSTED_PROXIES: Type.Integer({ default: 0, minimum: 0, maximum: 10 }),
  RATE_LIMIT: Type.Union([Type.Literal('on'), Type.Literal('off')], { default: 'on' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  MEDIA_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
  MEMBER_APP_DIST: Type.Optional(Type.String()),
  ADMIN_CONSOLE_DIST: Type.Optional(Type.String()),
  ...Object.fromEntries(serviceNames.map((name) => [variableOf(name), Type.String({ default: '' })])),
})

export interface GatewayConfig {
  host: string
  port: number
  /** Own port for /metrics and /readyz; null opens none. */
  opsPort: number | null
  publicOrigins: string[]
  trustedProxies: number
  rateLimit: boolean
  logLevel: string
  /** Content's media files, where this machine sees the same disk; without it they come through content. */
  mediaFolder?: string | undefined
  memberAppDist?: string | undefined
  consoleDist?: string | undefined
  services: ServiceUrls
}

/** Reads the environment; throws a sentence that names the wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const read = envSchema<Static<typeof Environment> & Record<string, string>>({
    schema: Environment,
    data: env,
  })
  const services: ServiceUrls = {}
  for (const name of serviceNames) {
    const urls = list(read[variableOf(name)])
    if (urls.length > 0) services[name] = urls.map((url) => originOf(url, variableOf(name)))
  }
  if (!services.identity)
    throw new Error('IDENTITY_URL must name the identity service, e.g. http://identity:4001')
  if (read.MEDIA_FOLDER !== undefined && !isFolder(read.MEDIA_FOLDER))
    throw new Error(
      `MEDIA_FOLDER must be the folder of content's media files; there is none at ${read.MEDIA_FOLDER}`,
    )
  return {
    host: read.HOST,
    port: read.PORT,
    opsPort: read.OPS_PORT,
    publicOrigins: list(read.PUBLIC_ORIGIN).map((origin) => originOf(origin, 'PUBLIC_ORIGIN')),
    trustedProxies: read.TRUSTED_PROXIES,
    rateLimit: read.RATE_LIMIT === 'on',
    logLevel: read.LOG_LEVEL,
    mediaFolder: read.MEDIA_FOLDER,
    memberAppDist: read.MEMBER_APP_DIST,
    consoleDist: read.ADMIN_CONSOLE_DIST,
    services,
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
