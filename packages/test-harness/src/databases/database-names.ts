import { createHash, randomUUID } from 'node:crypto'
import { requireRunVariable } from '../run-variables.ts'

/** `hibiki_test_<start, base 36 ms>_<random>_…`: the start shows which are old, the rest which run they belong to. */
export const testDatabasePrefix = 'hibiki_test_'

export function getRunDatabasePrefix(): string {
  return `${testDatabasePrefix}${requireRunVariable('runId')}_`
}

export function toTemplateDatabaseName(service: string, migrations: URL): string {
  const folder = createHash('sha256').update(migrations.href).digest('hex').slice(0, 8)
  return `${getRunDatabasePrefix()}t_${service}_${folder}`
}

export function createCloneDatabaseName(service: string): string {
  return `${getRunDatabasePrefix()}${service}_${randomUUID().slice(0, 8)}`
}

/** Returns when the run of a test database began, or undefined for other databases. */
export function parseRunStart(name: string): Date | undefined {
  const start = new RegExp(`^${testDatabasePrefix}([0-9a-z]+)_`).exec(name)?.[1]
  return start === undefined ? undefined : new Date(Number.parseInt(start, 36))
}
