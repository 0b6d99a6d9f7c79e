import type { Trx } from '../../tables.ts'
import { insertMail } from '../mails/mails.sql.ts'
import type { FamilyEndReason } from './family.rules.ts'
import { savePlaceEnded } from './family.sql.ts'

/**
 * Ends a place, and tells a member who had it by mail, but for one who left. What the place opened closes when the member's
 * entitlements are published next.
 */
export async function endPlace(
  trx: Trx,
  place: { id: string; holderId: string; memberId: string | null },
  { reason, now }: { reason: FamilyEndReason; now: Date },
): Promise<void> {
  const hasEnded = await savePlaceEnded(trx, place.id, reason, now)
  if (!hasEnded || place.memberId === null || reason === 'left') return
  const facts = { userId: place.holderId }
  await insertMail(trx, { userId: place.memberId, template: 'family-ended', facts, now })
}
