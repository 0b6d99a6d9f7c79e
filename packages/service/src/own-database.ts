import { type Database, openDatabase } from '@hibiki/database'
import { requireUrl, withSettingFiles } from '@hibiki/http'
import type { ServiceTables } from './context.ts'
import { findDatabaseProblems } from './settings/production-problems.ts'
import type { Settings } from './settings/read-config.ts'

/**
 * A service's database for a command beside its copies, which needs nothing but `DATABASE_URL`.
 *
 * @throws Error a sentence about the setting that is wrong
 */
export function openOwnDatabase(
  name: string,
  settings: Settings,
  command: string,
): { database: Database<ServiceTables>; url: URL } {
  const { DATABASE_URL, PRIVATE_NETWORK, MODE } = withSettingFiles(settings, ['DATABASE_URL'])
  const url = String(DATABASE_URL ?? '')
  requireUrl('DATABASE_URL', url, ['postgres:', 'postgresql:'])
  const problems =
    MODE === 'production' ? findDatabaseProblems(URL.parse(url), PRIVATE_NETWORK === 'true') : []
  if (problems.length > 0) throw new Error(problems.join('; '))
  const database = openDatabase<ServiceTables>({
    url,
    schema: name,
    maxConnections: 2,
    applicationName: `${name}-${command}`,
  })
  return { database, url: new URL(url) }
}
