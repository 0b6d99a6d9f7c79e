import { runTransaction } from '@hibiki/database'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { clearPlaying } from '../reports/save-reports.ts'
import { deleteLeasesOf, deleteLeasesOfErased, releaseLease } from './leases.sql.ts'

/** Gives a device's section up at once; nothing happens when another device has it. */
export async function leaveSection(
  { db, clock, leaseClock }: Pick<EnterpriseContext, 'db' | 'clock' | 'leaseClock'>,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
): Promise<void> {
  await runTransaction(db, async (trx) => {
    const had = await releaseLease(trx, { sectionId, deviceId }, leaseClock())
    if (had) await clearPlaying(trx, sectionId, clock())
  })
}

/** Gives up at once what the devices of a member play: they belong to no room any more. */
export async function leaveSectionsOf(
  trx: Transaction<EnterpriseTables>,
  memberId: string,
  now: Date,
): Promise<void> {
  for (const sectionId of await deleteLeasesOf(trx, memberId)) await clearPlaying(trx, sectionId, now)
}

/** As above for members whose poll was under way while they were erased. */
export async function leaveSectionsOfErased({
  db,
  clock,
}: Pick<EnterpriseContext, 'db' | 'clock'>): Promise<void> {
  await runTransaction(db, async (trx) => {
    for (const sectionId of await deleteLeasesOfErased(trx)) await clearPlaying(trx, sectionId, clock())
  })
}
