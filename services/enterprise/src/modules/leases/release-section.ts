import { runTransactionWithRetry } from '@hibiki/database'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { setSectionSilent } from '../reports/save-device-reports.ts'
import { deleteLeasesOfErasedMembers, deleteLeasesOfMember, releaseLease } from './leases.sql.ts'

/** Releases a device's section at once; no-op when another device holds it. */
export async function releaseSection(
  { db, clock, leaseClock }: Pick<EnterpriseContext, 'db' | 'clock' | 'leaseClock'>,
  { sectionId, deviceId }: { sectionId: string; deviceId: string },
): Promise<void> {
  await runTransactionWithRetry(db, async (trx) => {
    const had = await releaseLease(trx, { sectionId, deviceId }, leaseClock())
    if (had) await setSectionSilent(trx, sectionId, clock())
  })
}

/** Releases the sections of a member's devices at once, because they no longer belong to any room. */
export async function releaseSectionsOfMember(
  trx: Transaction<EnterpriseTables>,
  memberId: string,
  now: Date,
): Promise<void> {
  for (const sectionId of await deleteLeasesOfMember(trx, memberId))
    await setSectionSilent(trx, sectionId, now)
}

/** Releases the sections of members who were erased during a poll of theirs. */
export async function releaseSectionsOfErasedMembers({
  db,
  clock,
}: Pick<EnterpriseContext, 'db' | 'clock'>): Promise<void> {
  await runTransactionWithRetry(db, async (trx) => {
    for (const sectionId of await deleteLeasesOfErasedMembers(trx))
      await setSectionSilent(trx, sectionId, clock())
  })
}
