import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatBrokerUsers } from '@hibiki/messaging'

/** Services with a database of their own: role and schema have the service's name. */
const services = ['identity', 'billing', 'content', 'aiesthe', 'charts', 'enterprise', 'support']

/** Without a value the feature is off; to be filled by hand. */
const empty = [
  'stripe-secret-key',
  'stripe-webhook-secret',
  'ai-chat-key',
  'smtp-url',
  'admin-bootstrap-secret',
]

/**
 * Writes a random secret for each that is missing in `folder`, and returns the names of those it wrote. What exists stays: a new key would make
 * what the old one encrypted unreadable. The folder is closed to others on the host; the files themselves can be read, because containers
 * see them with another user, and written by their owner.
 */
export function makeSecrets(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written: string[] = []
  const make = (name: string, value: () => string): string => {
    const path = join(folder, name)
    if (!existsSync(path)) {
      writeFileSync(path, value())
      // The mode must not depend on the umask.
      chmodSync(path, 0o644)
      written.push(name)
    }
    return readFileSync(path, 'utf8')
  }
  const random = () => randomBytes(32).toString('hex')
  for (const name of [
    'internal-keys',
    'token-key-secret',
    'media-key',
    'face-key',
    'chart-photo-key',
    'chat-file-key',
    'mail-reply-key',
    'mail-reply-webhook-secret',
  ])
    make(name, random)
  const edgeKey = make('media-edge-key', random)
  make('media-edge-key-conf', () => `proxy_set_header X-Internal-Media-Edge ${edgeKey};\n`)
  for (const name of ['vapid-private-key', 'proof-signing-key'])
    make(name, () => randomBytes(32).toString('base64url'))
  for (const name of empty) make(name, () => '')
  const admin = make('postgres-password', random)
  const databaseUrl = (user: string, password: string) =>
    `postgres://${user}:${password}@postgres:5432/hibiki`
  make('admin-database-url', () => databaseUrl('postgres', admin))
  for (const service of services) {
    make(`${service}-database-url`, () => databaseUrl(service, random()))
    make(`${service}-owner-database-url`, () => databaseUrl(`${service}_owner`, random()))
  }
  const users = services.map((service) => ({ service, password: make(`${service}-nats-password`, random) }))
  make('nats-users', () => formatBrokerUsers(users))
  const id = make('s3-access-key-id', () => randomBytes(10).toString('hex'))
  const secret = make('s3-secret-access-key', random)
  make('s3.env', () => `ROOT_ACCESS_KEY=${id}\nROOT_SECRET_KEY=${secret}\n`)
  return written
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = makeSecrets(fileURLToPath(new URL('secrets', import.meta.url)))
  process.stdout.write(written.length === 0 ? 'nothing was missing\n' : `made ${written.join(', ')}\n`)
}
