import { runTransactionWithRetry } from '@hibiki/database'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { disableEasyLogin } from '../easy-login/easy-logins.sql.ts'
import { deletePasskeysOfMember } from '../passkeys/passkeys.sql.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { closeReset, listMemberIdsOfDueResets } from './second-factor-resets.sql.ts'
import { deleteSecondFactor } from './second-factors.sql.ts'

/** At most this many resets take effect in one run; the others follow in the next one. */
const MAX_RESETS = 100

/**
 * Switches off the second factors whose reset nobody objected to in time, each with its mail in one transaction. The lost phone
 * may have an easy-login link, so that is disabled as by a new password, and every session ends.
 */
export async function performDueResets(context: IdentityContext): Promise<void> {
  const { db, clock, log } = context
  for (const userId of await listMemberIdsOfDueResets(db, clock(), MAX_RESETS))
    await performReset(context, userId).catch((error: Error) => {
      // The other resets take effect all the same, and the next run retries this one.
      log.error({ type: error.name }, 'a reset of a second factor has not taken effect')
    })
}

function performReset({ db, clock, mails, links }: IdentityContext, userId: string): Promise<void> {
  return runTransactionWithRetry(db, async (trx: Trx) => {
    // The member is locked before the reset, in the order of everything that ends a reset.
    await lockUser(trx, userId)
    const now = clock()
    const reset = await closeReset(trx, userId, { outcome: 'effective', now, dueBy: now })
    if (!reset) return
    await deleteSecondFactor(trx, userId)
    // Who must use a passkey and lost it would be locked out; without one the password leads to a new one.
    const passkeysDeleted = reset.coversPasskeys && (await deletePasskeysOfMember(trx, userId))
    const easyLoginDisabled = await disableEasyLogin(trx, userId)
    await endSessions(trx, { userId }, 'revoked', now)
    const values = { url: links.forgotPassword, easyLoginDisabled, passkeysDeleted }
    await mails.writeToMember(trx, userId, { template: 'second-factor-reset', values, now })
  })
}
