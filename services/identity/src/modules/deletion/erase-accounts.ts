import type { Logger } from 'pino'
import { dataHolders } from '../../data-holders.ts'
import type { IdentityDatabase } from '../../db/schema.ts'
import { overdueSince } from './deletion.rules.ts'
import { countUnconfirmed, lockDueDeletion } from './deletions.sql.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes the accounts whose time to undo is over, each with its event in one transaction (D-192). */
export async function eraseAccounts(database: IdentityDatabase, now: Date): Promise<void> {
  while (await eraseOne(database, now));
}

function eraseOne(database: IdentityDatabase, now: Date): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const userId = await lockDueDeletion(trx, now)
    if (!userId) return false
    await eraseAccount(trx, { userId, actorId: null, now })
    return true
  })
}

/** Raises the alarm when a service has not confirmed within the hour that it has erased somebody (R31). */
export async function watchConfirmations(database: IdentityDatabase, log: Logger, now: Date): Promise<void> {
  const missing = await countUnconfirmed(database.db, dataHolders, overdueSince(now))
  for (const { service, people } of missing) {
    log.error({ unconfirmedBy: service, people }, 'erasure not confirmed')
  }
}
