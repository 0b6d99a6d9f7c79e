import { addAgency } from '@hibiki/enterprise'
import { demoEnterprise } from './enterprise.ts'

/** The rooms of the demo hotel, once: what was changed or deleted since stays so. Returns whether it made them. */
export function seedDemoRooms(databaseUrl: string, now: Date): Promise<boolean> {
  const { agencyId, memberId, alertEmail, rooms } = demoEnterprise
  const account = { memberId, loginName: 'enterprise' }
  return addAgency(databaseUrl, { id: agencyId, name: 'ひびきホテル', alertEmail, account, rooms }, now)
}
