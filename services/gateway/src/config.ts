import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { requireSecrets, splitList } from '@hibiki/http'
import { type Static, type TObject, Type } from 'typebox'
import type { ServiceUrls } from './modules/proxy/service-directory.ts'
import { serviceNames } from './modules/proxy/service-prefixes.ts'

/** Settings beside those of every service without a database, with the addresses of the services. */
export const configProperties = {
  PUBLIC_ORIGIN: Type.String({ default: '' }),
  TRUSTED_PROXIES: Type.Integer({ default: 0, minimum: 0, maximum: 10 }),
  STRIPE_PUBLISHABLE_KEY: Type.String({ default: '', pattern: '^(pk_\\S+)?$' }),
  RATE_LIMIT: Type.Enum(['on', 'off'], { default: 'on' }),
  MEDIA_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
  MEDIA_EDGE_KEYS: Type.String({ default: '' }),
  MEMBER_APP_DIST: Type.Optional(Type.String({ minLength: 1 })),
  ADMIN_CONSOLE_DIST: Type.Optional(Type.String({ minLength: 1 })),
  ...Object.fromEntries(serviceNames.map((name) => [toUrlSettingName(name), Type.String({ default: '' })])),
}

type Config = Static<TObject<typeof configProperties>>

/** @throws Error with a sentence that names the wrong variable */
export function validateConfig(config: Config & { SECURE_COOKIES: boolean }): void {
  if (!parseServiceUrls(config).identity)
    throw new Error('IDENTITY_URL must name the identity service, e.g. http://identity:4001')
  if (config.MEDIA_EDGE_KEYS !== '') requireSecrets('MEDIA_EDGE_KEYS', config.MEDIA_EDGE_KEYS)
  if (config.MEDIA_FOLDER !== undefined && !isFolder(config.MEDIA_FOLDER))
    throw new Error(
      `MEDIA_FOLDER must be the folder of content's media files; there is none at ${config.MEDIA_FOLDER}`,
    )
  for (const name of ['MEMBER_APP_DIST', 'ADMIN_CONSOLE_DIST'] as const) {
    const folder = config[name]
    if (folder !== undefined && !existsSync(join(folder, 'index.html')))
      throw new Error(`${name} must be the folder of a built frontend; there is no index.html in ${folder}`)
  }
  requireFittingCookies(config.SECURE_COOKIES, parsePublicOrigins(config))
}

/** Returns the origins under which people see the product; none is a system on this machine, opened as http://localhost. */
export function parsePublicOrigins({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): string[] {
  return splitList(PUBLIC_ORIGIN).map((origin) => toOrigin(origin, 'PUBLIC_ORIGIN'))
}

export function parseServiceUrls(config: Config): ServiceUrls {
  const settings: Readonly<Record<string, unknown>> = config
  const services: ServiceUrls = {}
  for (const name of serviceNames) {
    const setting = toUrlSettingName(name)
    const urls = splitList(String(settings[setting]))
    if (urls.length > 0) services[name] = urls.map((url) => toOrigin(url, setting))
  }
  return services
}

/** Throws unless SECURE_COOKIES fits PUBLIC_ORIGIN, because browsers accept secure cookies from https only. */
function requireFittingCookies(secure: boolean, origins: readonly string[]): void {
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

function toUrlSettingName(service: string): string {
  return `${service.toUpperCase()}_URL`
}

function toOrigin(value: string, variable: string): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`${variable} must be a list of http(s) addresses without a path; "${value}" is not one`)
  }
  return url.origin
}
