import { addAgency } from '@hibiki/enterprise'
import { demoEnterprise } from './enterprise.ts'

/** Creates the rooms of the demo hotel once; what was changed or deleted since stays so. Returns whether it created them. */
export function seedDemoRooms(databaseUrl: string, now: Date): Promise<boolean> {
  const { agencyId, memberId, alertEmail, rooms } = demoEnterprise
  const account = { memberId, loginName: 'enterprise' }
  return addAgency(databaseUrl, { id: agencyId, name: 'ひびきホテル', alertEmail, account, rooms }, now)
}
