import { runTransaction } from '@hibiki/database'
import type { EnterpriseContext } from '../../context.ts'
import { forgetPlaying } from '../reports/save-reports.ts'
import { releaseLease } from './leases.sql.ts'

/** Gives a device's section up at once; nothing happens when another device has it. */
export async function leaveSection(
  { db, clock, leaseClock }: Pick<EnterpriseContext, 'db' | 'clock' | 'leaseClock'>,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
): Promise<void> {
  await runTransaction(db, async (trx) => {
    const had = await releaseLease(trx, { sectionId, deviceId }, leaseClock())
    if (had) await forgetPlaying(trx, sectionId, clock())
  })
}
