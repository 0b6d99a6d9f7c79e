import { type Database, openDatabase } from '@hibiki/database'
import { requireUrl, resolveSettingFiles } from '@hibiki/http'
import type { ServiceTables } from './context.ts'
import { findDatabaseUrlProblems } from './settings/production-problems.ts'
import type { Settings } from './settings/read-settings.ts'

/**
 * Opens a service's database for a command beside its replicas, which needs only `DATABASE_URL`.
 *
 * @throws Error a sentence about the invalid setting
 */
export function openCommandDatabase(
  name: string,
  settings: Settings,
  command: string,
): { database: Database<ServiceTables>; url: URL } {
  const { DATABASE_URL, PRIVATE_NETWORK, MODE } = resolveSettingFiles(settings, ['DATABASE_URL'])
  const url = String(DATABASE_URL ?? '')
  requireUrl('DATABASE_URL', url, ['postgres:', 'postgresql:'])
  const problems =
    MODE === 'production' ? findDatabaseUrlProblems(URL.parse(url), PRIVATE_NETWORK === 'true') : []
  if (problems.length > 0) throw new Error(problems.join('; '))
  const database = openDatabase<ServiceTables>({
    url,
    schema: name,
    maxConnections: 2,
    applicationName: `${name}-${command}`,
  })
  return { database, url: new URL(url) }
}
