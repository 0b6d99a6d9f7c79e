import { openServiceDatabase } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { findApprovedAgency } from '../agencies/agencies.sql.ts'
import { type LegalTexts, loadLegalTexts } from '../agreements/legal-texts.ts'
import { recordConsent } from '../agreements/record-consent.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { insertAccount, insertMissingAgencies, listLoginNames } from './add-accounts.sql.ts'
import { announceMember, announceNameReading } from './announce-member.ts'
import type { NewAccount } from './new-account.ts'

interface AddAccounts {
  /** The URL of identity's own database, already migrated. */
  databaseUrl: string
  agencies: readonly { code: string; name: string }[]
  accounts: readonly NewAccount[]
  /** The password of every account that is created. */
  password: string
}

/**
 * Creates accounts with a password of the operator's choice, each as a registration leaves one: published, with the legal texts
 * agreed to, and with its application when it waits for an agency. Login names in use are skipped.
 * @returns how many accounts were created
 */
export async function addAccounts({
  databaseUrl,
  agencies,
  accounts,
  password,
}: AddAccounts): Promise<number> {
  const database = openServiceDatabase<IdentityContext>(
    { name: 'identity' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 },
  )
  try {
    const existing = await listLoginNames(database.db)
    const missing = accounts.filter(({ userId }) => !existing.has(userId))
    if (missing.length === 0) return 0
    const passwordHash = await hashPassword(password)
    await database.db.transaction().execute(async (trx) => {
      await insertMissingAgencies(trx, agencies)
      const texts = loadLegalTexts()
      for (const account of missing) await addAccount(trx, account, passwordHash, texts)
    })
    return missing.length
  } finally {
    await database.close()
  }
}

async function addAccount(
  trx: Trx,
  account: NewAccount,
  passwordHash: string,
  texts: LegalTexts,
): Promise<void> {
  // Another process may have been first, whose transaction creates the rest, too.
  if (!(await insertAccount(trx, account, passwordHash))) return
  const now = account.createdAt ?? new Date()
  await announceMember(trx, account.id, now)
  if (account.usernameKana !== undefined)
    await announceNameReading(trx, { userId: account.id, nameKana: account.usernameKana, now })
  for (const document of ['terms-of-service', 'providing-data'] as const)
    await recordConsent(trx, texts, { userId: account.id, document, agreed: true, language: 'ja', now })
  if (account.agencyStatus === '1' && account.agencyCode !== null)
    await applyToAgency(trx, account.id, account.agencyCode)
}

/** Submits an application as a registration with an agency's code does, so that persons in charge and administrators can decide it. */
async function applyToAgency(trx: Trx, applicantId: string, agencyCode: string): Promise<void> {
  const agency = await findApprovedAgency(trx, agencyCode)
  if (!agency) return
  const application = { applicantId, agencyId: agency.id, picId: null, openedAccount: true, now: new Date() }
  await submitApplication(trx, { type: '02', ...application })
}
