import { createHash, randomUUID } from 'node:crypto'
import { fromRun } from '../environment.ts'

/** `hibiki_test_<start, base 36 ms>_<random>_…`: the start shows which are old, the rest which run they belong to. */
export const databasePrefix = 'hibiki_test_'

export function runPrefix(): string {
  return `${databasePrefix}${fromRun('runId')}_`
}

export function templateName(service: string, migrations: URL): string {
  const folder = createHash('sha256').update(migrations.href).digest('hex').slice(0, 8)
  return `${runPrefix()}t_${service}_${folder}`
}

export function cloneName(service: string): string {
  return `${runPrefix()}${service}_${randomUUID().slice(0, 8)}`
}

/** Returns when the run of a test database began, or undefined for other databases. */
export function startedAt(name: string): Date | undefined {
  const start = new RegExp(`^${databasePrefix}([0-9a-z]+)_`).exec(name)?.[1]
  return start === undefined ? undefined : new Date(Number.parseInt(start, 36))
}
