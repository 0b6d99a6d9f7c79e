import { isIP } from 'node:net'
import { findUnsafeSettings, splitList } from '@hibiki/http'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** Defaults that are right on a developer's machine only. */
const withoutDefault = ['NATS_URL', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM']

/**
 * Returns a sentence for each setting that is safe on a developer's machine only. They name variables and never repeat values.
 *
 * @param values settings as given, before defaults
 * @param names of the settings the service has
 */
export function findProductionProblems(values: Values, names: readonly string[]): string[] {
  const text = (name: string) => String(values[name] ?? '')
  const missing = withoutDefault.filter((name) => names.includes(name) && text(name) === '')
  return [
    ...missing.map((name) => `${name} must be set`),
    ...findUnsafeSettings(values, names).map(
      ({ setting, reason }) => `${setting} is refused in production: ${reason}`,
    ),
    ...originProblems(text('PUBLIC_ORIGIN')),
    ...(['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).flatMap((name) =>
      findDatabaseUrlProblems(URL.parse(text(name)), text('PRIVATE_NETWORK') === 'true', name),
    ),
    ...brokerProblems(text),
  ]
}

function originProblems(origins: string): string[] {
  const plain = splitList(origins).some((origin) => !origin.startsWith('https:'))
  return plain ? ['PUBLIC_ORIGIN must be https addresses'] : []
}

/** Also checks the settings of the migration job, which has no others. */
export function findDatabaseUrlProblems(
  url: URL | null,
  isPrivateNetwork: boolean,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' = 'DATABASE_URL',
): string[] {
  if (url === null || isLoopback(url.hostname)) return []
  return [
    ...(url.password === '' ? [`${name} must contain a password`] : []),
    ...(isPrivateNetwork || url.searchParams.get('sslmode') === 'verify-full'
      ? []
      : [
          `${name} must say sslmode=verify-full outside this machine (and sslrootcert=<file> for an own authority)`,
        ]),
  ]
}

function brokerProblems(text: (name: string) => string): string[] {
  const servers = splitList(text('NATS_URL')).map((server) => URL.parse(server))
  const remote = servers.filter((server) => server !== null && !isLoopback(server.hostname))
  if (remote.length === 0) return []
  return [
    ...(text('PRIVATE_NETWORK') === 'true' || remote.every((server) => server?.protocol === 'tls:')
      ? []
      : ['NATS_URL must be tls:// addresses outside this machine']),
    ...(['NATS_USER', 'NATS_PASSWORD'] as const)
      .filter((name) => text(name) === '')
      .map((name) => `${name} must be set where NATS is outside this machine`),
  ]
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}
