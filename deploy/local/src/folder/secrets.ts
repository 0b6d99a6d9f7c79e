import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Problem } from '../problem.ts'
import { schemas } from '../services/databases.ts'

const roles = ['postgres', ...schemas] as const
type Role = (typeof roles)[number]

export interface LocalSecrets {
  tokenKeySecret: string
  mediaKey: string
  /** What photos of faces are encrypted with. */
  faceKey: string
  /** What the payment sandbox is spoken to with. */
  paymentKey: string
  /** Database passwords by role; `postgres` is the superuser. */
  databasePasswords: Record<Role, string>
}

/** The installation's secrets: made once, readable by the owner only, complete or not there at all. */
export function openSecrets(file: string): LocalSecrets {
  const kept: Partial<LocalSecrets> = existsSync(file) ? read(file) : {}
  const passwords: Partial<LocalSecrets['databasePasswords']> = kept.databasePasswords ?? {}
  // A folder of an earlier version lacks what came later.
  const { tokenKeySecret, mediaKey, faceKey, paymentKey } = kept
  if (tokenKeySecret && mediaKey && faceKey && paymentKey && roles.every((role) => passwords[role]))
    return kept as LocalSecrets
  const secrets: LocalSecrets = {
    tokenKeySecret: tokenKeySecret ?? random(),
    mediaKey: mediaKey ?? random(),
    faceKey: faceKey ?? random(),
    paymentKey: paymentKey ?? random(),
    databasePasswords: passwordsOf((role) => passwords[role] ?? random()),
  }
  const written = `${file}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(written, file)
  return secrets
}

function passwordsOf(find: (role: Role) => string): Record<Role, string> {
  return Object.fromEntries(roles.map((role) => [role, find(role)])) as Record<Role, string>
}

function read(file: string): Partial<LocalSecrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Problem(
      `${file} cannot be read. Without it the data of this folder is lost to the product; restore it, ` +
        'or start with a new folder: DATA_DIR=/some/other/path npm start',
    )
  }
}

function random(): string {
  return randomBytes(32).toString('hex')
}
