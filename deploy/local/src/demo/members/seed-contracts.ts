import { seedPaidContracts } from '@hibiki/billing'
import { DAY_MS } from '@hibiki/calendar'
import type { DemoPayments } from '../contracts.ts'
import { demoMembers, HISTORY_DAYS } from './demo-members.ts'

/** Gives invented members who have never had a contract their plans: most are running, some were cancelled or have ended. */
export function seedMemberContracts(
  databaseUrl: string,
  now: Date,
  payments?: DemoPayments,
): Promise<number> {
  const contracts = demoMembers.flatMap(({ id: userId, number, plan, joinedDaysAgo }) => {
    if (!plan) return []
    // For older members the last two months are enough.
    const daysAgo = Math.min(joinedDaysAgo, HISTORY_DAYS - (number % 30)) - 0.3
    return [{ userId, ...plan, beganAt: new Date(now.getTime() - daysAgo * DAY_MS) }]
  })
  return seedPaidContracts({
    databaseUrl,
    contracts,
    now,
    ...(payments && { card: { payments, token: 'tok_visa' } }),
  })
}
