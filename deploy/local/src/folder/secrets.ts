import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { schemas } from '../services/schemas.ts'
import { UserFacingError } from '../user-facing-error.ts'

const roles = ['postgres', ...schemas] as const
type Role = (typeof roles)[number]

export interface LocalSecrets {
  tokenKeySecret: string
  mediaKey: string
  /** The key that encrypts photos of faces. */
  faceKey: string
  chartPhotoKey: string
  /** The key that encrypts pictures and documents of inquiries. */
  chatFileKey: string
  /** The API key of the payment sandbox. */
  paymentKey: string
  /** Signs notifications. */
  pushKey: string
  /** Signs proofs of play. */
  proofKey: string
  /** Signs the addresses to which members reply by mail. */
  mailReplyKey: string
  /** Signs the calls that hand received mails to support. */
  mailWebhookSecret: string
  /** Signs calls between services. */
  internalKey: string
  /** Database passwords by role; `postgres` is the superuser. */
  databasePasswords: Record<Role, string>
}

const keyNames = [
  'tokenKeySecret',
  'mediaKey',
  'faceKey',
  'chartPhotoKey',
  'chatFileKey',
  'paymentKey',
  'pushKey',
  'proofKey',
  'mailReplyKey',
  'mailWebhookSecret',
  'internalKey',
] as const

/**
 * Returns the installation's secrets: created once, readable by the owner only, complete or not there at all.
 *
 * @param options.database the folder of the database, which nothing opens without the secrets it was created with
 */
export function readOrCreateSecrets(file: string, { database }: { database: string }): LocalSecrets {
  const hasSecrets = existsSync(file)
  if (!hasSecrets && existsSync(database)) throw lost(`${file} is missing`)
  const stored: Partial<LocalSecrets> = hasSecrets ? read(file) : {}
  const passwords: Partial<LocalSecrets['databasePasswords']> = stored.databasePasswords ?? {}
  if (keyNames.every((name) => stored[name]) && roles.every((role) => passwords[role]))
    return stored as LocalSecrets
  // A folder of an earlier version lacks what came later.
  const keys = keyNames.map((name) => [name, stored[name] ?? random()])
  const secrets: LocalSecrets = {
    ...(Object.fromEntries(keys) as Pick<LocalSecrets, (typeof keyNames)[number]>),
    databasePasswords: createPasswords((role) => passwords[role] ?? random()),
  }
  const written = `${file}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(written, file)
  return secrets
}

function createPasswords(find: (role: Role) => string): Record<Role, string> {
  return Object.fromEntries(roles.map((role) => [role, find(role)])) as Record<Role, string>
}

function read(file: string): Partial<LocalSecrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw lost(`${file} cannot be read`)
  }
}

function lost(what: string): UserFacingError {
  return new UserFacingError(
    `${what}. Nothing else opens the database, the photos and the sessions of this folder. Restore it, ` +
      'or start with a new folder: DATA_DIR=/some/other/path npm start',
  )
}

function random(): string {
  return randomBytes(32).toString('hex')
}
