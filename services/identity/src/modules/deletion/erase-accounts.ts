import { runTransaction } from '@hibiki/database'
import type { IdentityContext } from '../../context.ts'
import { dataHolders } from '../../data-holders.ts'
import type { Trx } from '../../db/schema.ts'
import { computeOverdueSince } from './deletion.rules.ts'
import { countUnconfirmed, lockDueDeletion } from './deletions.sql.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes the accounts whose time to undo is over, each with its event in one transaction. */
export async function eraseAccounts(context: IdentityContext): Promise<void> {
  while (await eraseOne(context));
}

function eraseOne(context: IdentityContext): Promise<boolean> {
  return runTransaction(context.db, async (trx: Trx) => {
    const now = context.clock()
    const userId = await lockDueDeletion(trx, now)
    if (!userId) return false
    await eraseAccount(trx, context, { userId, actorId: null, now })
    return true
  })
}

/**
 * Logs an error when a service has not confirmed an erasure within an hour.
 * @throws Error then, so that the job counts as failed, which raises an alert
 */
export async function watchConfirmations({
  db,
  clock,
  log,
}: Pick<IdentityContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const missing = await countUnconfirmed(db, dataHolders, computeOverdueSince(clock()))
  for (const { service, people } of missing)
    log.error({ unconfirmedBy: service, people }, 'erasure not confirmed')
  if (missing.length > 0)
    throw new Error(`erasures not confirmed by ${missing.map(({ service }) => service).join(', ')}`)
}
