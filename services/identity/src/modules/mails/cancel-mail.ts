import { appendToOutbox } from '@hibiki/messaging'
import type { Db } from '../../db/identity-tables.ts'
import { saveMailPreference } from './mail-preferences.sql.ts'
import { isCancellationAnnounced, type MailType } from './mail-type.rules.ts'

/** Cancels a kind of mail for a member and publishes it where a service would go on promising it. No-op if the member was deleted. */
export async function cancelMail(
  db: Db,
  { userId, type, now }: { userId: string; type: MailType; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await saveMailPreference(trx, { userId, type, subscribed: false, now }))) return
    if (!isCancellationAnnounced(type)) return
    const payload = { userId, type, at: now.toISOString() }
    await appendToOutbox(trx, [{ subject: 'identity.mail-cancelled.v1', payload }])
  })
}
