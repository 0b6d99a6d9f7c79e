import { addAccounts } from '@hibiki/identity'
import { demoAccounts, demoAgencies, demoPassword } from './accounts.ts'

/**
 * Creates the demo logins that are missing and leaves existing ones as they are.
 *
 * @param databaseUrl identity's own database, already migrated
 * @returns how many accounts were created
 */
export function seedDemoAccounts(databaseUrl: string): Promise<number> {
  return addAccounts({ databaseUrl, agencies: demoAgencies, accounts: demoAccounts, password: demoPassword })
}
