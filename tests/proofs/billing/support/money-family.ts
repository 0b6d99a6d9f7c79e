import { randomUUID } from 'node:crypto'
import { getJstDay } from '@hibiki/calendar'
import { listEntitlingContractsAndGrants } from '../../../../services/billing/src/modules/contracts/contracts.sql.ts'
import { computeEntitlements } from '../../../../services/billing/src/modules/entitlements/entitlements.rules.ts'
import { publishChangedEntitlements } from '../../../../services/billing/src/modules/entitlements/publish-changed-entitlements.ts'
import { acceptFamilyInvitation } from '../../../../services/billing/src/modules/family/accept-family-invitation.ts'
import { inviteToFamily } from '../../../../services/billing/src/modules/family/invite-to-family.ts'
import {
  leaveFamily,
  removeFromFamily,
} from '../../../../services/billing/src/modules/family/remove-from-family.ts'
import type { BillingDatabase } from '../../../../services/billing/src/tables.ts'

/** More people than any plan of the histories has places. */
export const GUESTS = 4

/** The people whom the member of a history invites, and what the database says of them. */
export function createMoneyFamily(
  database: BillingDatabase,
  { holderId, clock }: { holderId: string; clock: () => Date },
) {
  const { db } = database
  const guests = Array.from({ length: GUESTS }, () => randomUUID())
  const guestOf = (index: number) => guests[index] ?? ''

  async function listTokens(): Promise<string[]> {
    const { rows } = await database.pool.query<{ token: string }>(
      `select facts->>'token' as token from mails
        where template = 'family-invitation' and facts->>'userId' = $1 order by id desc`,
      [holderId],
    )
    return rows.map(({ token }) => token)
  }

  return {
    invite: (contractId: string) =>
      inviteToFamily(database, {
        holderId,
        contractId,
        email: `${randomUUID()}@example.jp`,
        language: 'ja',
        now: clock(),
      }),
    /** Accepts the newest invitation, or an older one that may have ended since. */
    async accept(index: number): Promise<void> {
      const tokens = await listTokens()
      const token = tokens[index % Math.max(1, tokens.length)]
      if (token === undefined) return
      await acceptFamilyInvitation(database, { memberId: guestOf(index), token, now: clock() })
    },
    leave: (index: number) => leaveFamily(database, { memberId: guestOf(index), now: clock() }),
    async remove(): Promise<void> {
      const place = await db
        .selectFrom('family_places')
        .select('id')
        .where('holder_id', '=', holderId)
        .where('ended_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst()
      if (place) await removeFromFamily(database, { holderId, placeId: place.id, now: clock() })
    },
    /** Publishes what time alone changed, as the job does for whoever is due. */
    async passTime(): Promise<void> {
      const due = await db
        .selectFrom('entitlements')
        .select('user_id')
        .where('user_id', 'in', [holderId, ...guests])
        .where('next_change_on', '<=', getJstDay(clock()))
        .execute()
      for (const { user_id: userId } of due)
        await db.transaction().execute((trx) => publishChangedEntitlements(trx, userId, clock()))
    },
    /**
     * Returns what is wrong with the places and with what they open. A holder who has cancelled the shared plan may have bought another
     * beside it, so that the family has at most as much as the holder, and not always the same.
     */
    async findFaults(openPrice: number, priceOf: (planName: string | null) => number): Promise<string[]> {
      const { rows: crowded } = await database.pool.query<{ count: number; seats: number; status: string }>(
        `select count(*)::int as count, p.family_seats as seats, c.status
           from family_places f join contracts c on c.id = f.contract_id join products p on p.id = c.product_id
          where f.holder_id = $1 and f.ended_at is null
          group by p.family_seats, c.id, c.status
         having count(*) > p.family_seats
             or c.status not in ('active', 'cancelReserved', 'pastDue', 'pendingPayment')`,
        [holderId],
      )
      const faults = crowded.map(
        ({ count, seats, status }) => `${count} places of a contract (${status}) whose plan has ${seats}`,
      )
      const today = getJstDay(clock())
      for (const guest of guests) {
        const { contracts, grants } = await listEntitlingContractsAndGrants(db, guest, today)
        const { planName, paymentUnconfirmed } = computeEntitlements(contracts, grants, today)
        const opened = planName?.ja ?? null
        if (priceOf(opened) > openPrice)
          faults.push(`${opened} is open for the family while the holder has a plan of ${openPrice} yen`)
        if (paymentUnconfirmed) faults.push('the family is told of a missing payment')
        const published = await db
          .selectFrom('entitlements')
          .select('plan_name')
          .where('user_id', '=', guest)
          .executeTakeFirst()
        const told = published?.plan_name?.ja ?? null
        if (told !== opened) faults.push(`the services are told of ${told} where ${opened} is open`)
      }
      return faults
    },
    /** Counts the members who were ever in the family. */
    async countJoined(): Promise<number> {
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*)::int as count from family_places where holder_id = $1 and joined_at is not null',
        [holderId],
      )
      return rows[0]?.count ?? 0
    },
  }
}
