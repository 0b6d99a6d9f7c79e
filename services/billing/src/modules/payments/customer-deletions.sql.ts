import { sql } from 'kysely'
import type { Db, Trx } from '../../tables.ts'

/** The value that replaces the ids of the provider's customer and card in a payment. */
export const ERASED_PROVIDER_ID = 'erased'

/** Enqueues a customer whose data the payment provider has to erase, too. */
export async function enqueueCustomerDeletion(
  trx: Trx,
  { providerId, now }: { providerId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('leaving_customers')
    .values({ provider_id: providerId, since: now, next_try_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Queues the customer of an erased member, if there is one. */
export async function enqueueCustomerDeletionOfMember(
  trx: Trx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await sql`insert into leaving_customers (provider_id, since, next_try_at)
    select provider_id, ${now}, ${now} from payment_customers where member_id = ${memberId}
    on conflict do nothing`.execute(trx)
}

/** Lists the customers that are due; while a payment or a refund is not settled, the provider must still know its customer. */
export async function claimCustomerDeletions(
  db: Db,
  { nextTry, now, limit }: { now: Date; nextTry: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .updateTable('leaving_customers')
    .set({ next_try_at: nextTry })
    .where('provider_id', 'in', (eb) =>
      eb
        .selectFrom('leaving_customers as l')
        .select('l.provider_id')
        .where('l.next_try_at', '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments as p')
                .select('p.id')
                .whereRef('p.provider_customer_id', '=', 'l.provider_id')
                .where((where) =>
                  where.or([
                    where('p.state', 'in', ['pending', 'unclear', 'refund-due']),
                    where.exists(
                      where
                        .selectFrom('refunds as r')
                        .select('r.id')
                        .whereRef('r.payment_id', '=', 'p.id')
                        .where('r.state', '=', 'pending'),
                    ),
                  ]),
                ),
            ),
          ),
        )
        .orderBy('l.next_try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('provider_id as id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Records that the provider has erased the customer and removes its ids from payments; amounts and days stay, because the books
 * need them.
 */
export async function finishCustomerDeletion(trx: Trx, providerId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ provider_customer_id: ERASED_PROVIDER_ID, payment_method_id: ERASED_PROVIDER_ID })
    .where('provider_customer_id', '=', providerId)
    .execute()
  await trx.deleteFrom('leaving_customers').where('provider_id', '=', providerId).execute()
}
