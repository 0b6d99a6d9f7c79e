import { appendToOutbox } from '@hibiki/messaging'
import type { Logger } from 'pino'
import type { IdentityDatabase } from '../db/schema.ts'
import { overdueSince, servicesToConfirm } from '../domain/deletion.ts'
import { appendAudit } from '../repositories/audit.ts'
import { countUnconfirmed, erasePerson, lockDueDeletion } from '../repositories/deletions.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Deletes the accounts whose time to undo is over, each with its event in one transaction (D-192). */
export async function eraseAccounts(database: IdentityDatabase, now: Date): Promise<void> {
  while (await eraseOne(database, now));
}

function eraseOne(database: IdentityDatabase, now: Date): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const userId = await lockDueDeletion(trx, now)
    if (!userId) return false
    await endSessions(trx, { userId }, 'revoked', now)
    const payload = { userId, at: now.toISOString() }
    await appendToOutbox(trx, [{ subject: 'identity.person-deleted.v1', payload }])
    await appendAudit(trx, { actorId: null, action: 'person-deleted', subjectId: userId, detail: {} })
    await erasePerson(trx, userId, now)
    return true
  })
}

/** Raises the alarm when a service has not confirmed within the hour that it has erased somebody (R31). */
export async function watchConfirmations(database: IdentityDatabase, log: Logger, now: Date): Promise<void> {
  const missing = await countUnconfirmed(database.db, servicesToConfirm, overdueSince(now))
  for (const { service, people } of missing) {
    log.error({ unconfirmedBy: service, people }, 'erasure not confirmed')
  }
}
