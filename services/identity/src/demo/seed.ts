import { openDatabase } from '@hibiki/database'
import type { Db, IdentityTables, Trx } from '../db/schema.ts'
import { announceMember } from '../modules/accounts/announce-member.ts'
import { findApprovedAgency } from '../modules/agencies/agencies.sql.ts'
import { type LegalTexts, loadLegalTexts } from '../modules/agreements/legal-texts.ts'
import { decide } from '../modules/agreements/record-consent.ts'
import { openApplication } from '../modules/applications/open-application.ts'
import { hashPassword } from '../modules/passwords/password-hash.ts'
import { type DemoAccount, demoAccounts, demoAgencies, demoPassword } from './accounts.ts'
import { insertDemoAccount, insertDemoAgencies, listLoginNames } from './demo-accounts.sql.ts'

/**
 * Creates the demo logins that are missing and leaves existing ones as they are. Only the local runner calls this.
 *
 * @param databaseUrl identity's own database, already migrated
 * @returns how many accounts were created
 */
export async function seedDemoAccounts(databaseUrl: string): Promise<number> {
  const database = openDatabase<IdentityTables>({
    url: databaseUrl,
    schema: 'identity',
    maxConnections: 1,
    applicationName: 'identity-demo',
  })
  try {
    const missing = await missingAccounts(database.db)
    if (missing.length === 0) return 0
    const passwordHash = await hashPassword(demoPassword)
    await database.db.transaction().execute(async (trx) => {
      await insertDemoAgencies(trx, demoAgencies)
      const texts = loadLegalTexts()
      for (const account of missing) await insertAccount(trx, account, passwordHash, texts)
    })
    return missing.length
  } finally {
    await database.close()
  }
}

async function missingAccounts(db: Db): Promise<DemoAccount[]> {
  const existing = await listLoginNames(db)
  return demoAccounts.filter((account) => !existing.has(account.userId))
}

async function insertAccount(
  trx: Trx,
  account: DemoAccount,
  passwordHash: string,
  texts: LegalTexts,
): Promise<void> {
  // Another copy of the runner may be first; its transaction brings the rest too.
  if (!(await insertDemoAccount(trx, account, passwordHash))) return
  await announceMember(trx, account.id, new Date())
  // As after a registration, so that the first look at my page is not a dialog (D-048).
  for (const document of ['terms-of-service', 'providing-data'] as const) {
    await decide(trx, texts, { userId: account.id, document, agreed: true, language: 'ja', now: new Date() })
  }
  if (account.agencyStatus === '1' && account.agencyCode !== null)
    await apply(trx, account.id, account.agencyCode)
}

/** As after a registration with an agency's code, so that something waits for its persons in charge and the administrators. */
async function apply(trx: Trx, applicantId: string, agencyCode: string): Promise<void> {
  const agency = await findApprovedAgency(trx, agencyCode)
  if (!agency) return
  const application = { applicantId, agencyId: agency.id, picId: null, openedAccount: true, now: new Date() }
  await openApplication(trx, { type: '02', ...application })
}
