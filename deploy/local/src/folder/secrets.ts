import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Problem } from '../problem.ts'

export interface LocalSecrets {
  tokenKeySecret: string
  mediaKey: string
  /** Database passwords by role; `postgres` is the superuser. */
  databasePasswords: Record<'postgres' | 'identity' | 'content', string>
}

/** The installation's secrets: made once, readable by the owner only, complete or not there at all. */
export function openSecrets(file: string): LocalSecrets {
  if (existsSync(file)) return read(file)
  const secrets: LocalSecrets = {
    tokenKeySecret: random(),
    mediaKey: random(),
    databasePasswords: { postgres: random(), identity: random(), content: random() },
  }
  const written = `${file}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(written, file)
  return secrets
}

function read(file: string): LocalSecrets {
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
