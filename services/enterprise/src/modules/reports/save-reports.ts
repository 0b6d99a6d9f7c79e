import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { listOffered } from '../sounds/sounds.sql.ts'
import { findOldestStop, type Report, toPlayedSpan } from './report.rules.ts'
import { extendSpan, lockStatus, saveStatus } from './status.sql.ts'

/**
 * Saves what a device reports, in the order it happened, and tells content when a section plays other sounds. Of what it says, only the time
 * in which it held the section is proof of play, and only sounds that the section has are told: no other sound is kept from being deleted.
 *
 * @param options.heldSince since when the device holds the section
 */
export async function saveReports(
  trx: Transaction<EnterpriseTables>,
  options: { sectionId: string; heldSince: Date; reports: readonly Report[] },
): Promise<void> {
  const { sectionId, heldSince, reports } = options
  const known = await lockStatus(trx, sectionId)
  let status = known
  const offered = await listOffered(trx, { sectionId, soundIds: reports.flatMap(({ soundIds }) => soundIds) })
  for (const report of reports) {
    const span = toPlayedSpan(report, heldSince)
    if (span) await extendSpan(trx, 'play_spans', { sectionId, ...span })
    // What was queued before something newer arrived is history only.
    if (status && report.at < status.reportedAt) continue
    status = {
      soundIds: report.soundIds.filter((id) => offered.has(id)),
      stopped: report.stopped,
      oldestStopTime: findOldestStop(status?.oldestStopTime ?? null, report),
      reportedAt: report.at,
      announcedSoundIds: known?.announcedSoundIds ?? [],
    }
  }
  if (!status) return
  if (!isSame(status.soundIds, status.announcedSoundIds)) {
    status.announcedSoundIds = status.soundIds
    await announcePlaying(trx, { sectionId, soundIds: status.soundIds, at: status.reportedAt })
  }
  await saveStatus(trx, sectionId, status)
}

/** Which sounds a section plays from now on; the newest `at` wins. */
export async function announcePlaying(
  trx: Transaction<EnterpriseTables>,
  { sectionId, soundIds, at }: { sectionId: string; soundIds: string[]; at: Date },
): Promise<void> {
  const payload = { sectionId, soundIds, at: at.toISOString() }
  await appendToOutbox(trx, [{ subject: 'enterprise.section-reported.v1', payload }])
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}

/**
 * The device has left or was freed: from now on nothing plays in the section, as far as anybody knows. A report of before that is
 * still on its way is history only.
 */
export async function clearPlaying(
  trx: Transaction<EnterpriseTables>,
  sectionId: string,
  now: Date,
): Promise<void> {
  const status = await lockStatus(trx, sectionId)
  if (!status) return
  const oldestStopTime = status.oldestStopTime ?? now
  const silent = { soundIds: [], stopped: true, oldestStopTime, reportedAt: now, announcedSoundIds: [] }
  await saveStatus(trx, sectionId, { ...status, ...silent })
  if (status.announcedSoundIds.length > 0) await announcePlaying(trx, { sectionId, soundIds: [], at: now })
}
