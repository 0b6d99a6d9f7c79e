import { runTransactionWithRetry } from '@hibiki/database'
import { appendToOutbox } from '@hibiki/messaging'
import type { EnterpriseContext } from '../../context.ts'
import { type Actor, insertChangeLogEntry } from '../control/changes.sql.ts'
import { SECTION_FREED_SUBJECT } from '../live/broadcast-changed-sections.ts'
import { setSectionSilent } from '../reports/save-device-reports.ts'
import { revokeLease } from './leases.sql.ts'

/** Takes a section from its device: a paired one is logged out and shows its next code, and none reconnects by itself. */
export async function freeSection(
  { db, broadcast, clock, leaseClock }: EnterpriseContext,
  { agencyId, sectionId, actor }: { agencyId: string; sectionId: string; actor: Actor },
): Promise<void> {
  await runTransactionWithRetry(db, async (trx) => {
    const sessionId = await revokeLease(trx, sectionId, leaseClock())
    const at = clock()
    if (sessionId !== null)
      await appendToOutbox(trx, [
        { subject: 'enterprise.device-freed.v1', payload: { sessionId, sectionId, at: at.toISOString() } },
      ])
    await setSectionSilent(trx, sectionId, at)
    await insertChangeLogEntry(trx, {
      agencyId,
      at,
      actor,
      action: 'free',
      change: {},
      target: { sectionId },
    })
  })
  broadcast.publish(SECTION_FREED_SUBJECT, { sectionId })
}
