import { runTransactionWithRetry } from '@hibiki/database'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { personalDataServices } from '../../personal-data-services.ts'
import { computeConfirmationCutoff } from './deletion.rules.ts'
import { countUnconfirmedErasures, lockDueDeletion } from './deletions.sql.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes the accounts whose time to undo is over, each with its event in one transaction. */
export async function eraseDueAccounts(context: IdentityContext): Promise<void> {
  while (await eraseOne(context));
}

function eraseOne(context: IdentityContext): Promise<boolean> {
  return runTransactionWithRetry(context.db, async (trx: Trx) => {
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
export async function checkErasureConfirmations({
  db,
  clock,
  log,
}: Pick<IdentityContext, 'db' | 'clock' | 'log'>): Promise<void> {
  const missing = await countUnconfirmedErasures(db, personalDataServices, computeConfirmationCutoff(clock()))
  for (const { service, people } of missing)
    log.error({ unconfirmedBy: service, people }, 'erasure not confirmed')
  if (missing.length > 0)
    throw new Error(`erasures not confirmed by ${missing.map(({ service }) => service).join(', ')}`)
}
