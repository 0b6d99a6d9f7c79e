import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@hibiki/calendar'
import { addAccounts, type NewAccount } from '@hibiki/identity'
import { demoAgencies } from '../accounts.ts'
import { demoMembers } from './demo-members.ts'

/**
 * Creates the accounts of the invented members, spread over the last year, and returns their number. Their random passwords are discarded,
 * so nobody can log in.
 */
export function seedMemberAccounts(databaseUrl: string, now: Date): Promise<number> {
  const accounts = demoMembers.map(
    ({ id, userId, username, usernameKana, profile, agencyCode, joinedDaysAgo }): NewAccount => ({
      id,
      userId,
      email: `${userId}@hibiki.example`,
      username,
      usernameKana,
      profile,
      authorities: [],
      roles: [agencyCode === null ? 'ROLE_GENERAL' : 'ROLE_CUSTOMER'],
      agencyCode,
      agencyStatus: agencyCode === null ? '0' : '3',
      createdAt: new Date(now.getTime() - joinedDaysAgo * DAY_MS),
    }),
  )
  const password = randomBytes(32).toString('base64url')
  return addAccounts({ databaseUrl, agencies: demoAgencies, accounts, password })
}
