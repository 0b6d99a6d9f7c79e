import { getJstDay, startOfJstDay } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import { listSoundIdsOfSection } from '../sounds/sounds.sql.ts'
import { computeOldestStopTime, type DeviceReport, toPlayedSpan } from './device-report.rules.ts'
import { extendLastPlaySpan, lockSectionStatus, upsertSectionStatus } from './section-status.sql.ts'

/**
 * Saves the reports of a device in the order of their times, and reports to content when a section plays other sounds. Only the time in which
 * the device held the section counts for the proof of play, and only sounds of the section are sent, so that a report cannot prevent the
 * deletion of other sounds.
 *
 * @param options.heldSince since when the device holds the section
 */
export async function saveDeviceReports(
  trx: Transaction<EnterpriseTables>,
  options: { sectionId: string; heldSince: Date; reports: readonly DeviceReport[]; now: Date },
): Promise<void> {
  const { sectionId, heldSince, reports, now } = options
  const startOfMonth = startOfJstDay(`${getJstDay(now).slice(0, 7)}-01`)
  const known = await lockSectionStatus(trx, sectionId)
  let status = known
  const offered = await listSoundIdsOfSection(trx, {
    sectionId,
    soundIds: reports.flatMap(({ soundIds }) => soundIds),
  })
  for (const report of reports) {
    const span = toPlayedSpan(report, heldSince)
    if (span) {
      const isLate = span.from < startOfMonth
      await extendLastPlaySpan(trx, { sectionId, ...span, lateAt: isLate ? now : null })
    }
    // Stored reports that are older than the current status count as history only.
    if (status && report.at < status.reportedAt) continue
    status = {
      soundIds: report.soundIds.filter((id) => offered.has(id)),
      stopped: report.stopped,
      oldestStopTime: computeOldestStopTime(status?.oldestStopTime ?? null, report),
      reportedAt: report.at,
      announcedSoundIds: known?.announcedSoundIds ?? [],
    }
  }
  if (!status) return
  if (!isSame(status.soundIds, status.announcedSoundIds)) {
    status.announcedSoundIds = status.soundIds
    await publishPlayingSounds(trx, { sectionId, soundIds: status.soundIds, at: status.reportedAt })
  }
  await upsertSectionStatus(trx, sectionId, status)
}

/** Sends which sounds a section plays from now on; the newest `at` wins. */
export async function publishPlayingSounds(
  trx: Transaction<EnterpriseTables>,
  { sectionId, soundIds, at }: { sectionId: string; soundIds: string[]; at: Date },
): Promise<void> {
  const payload = { sectionId, soundIds, at: at.toISOString() }
  await appendToOutbox(trx, [{ subject: 'enterprise.section-reported.v1', payload }])
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}

/** Marks the section as silent, because its device has left or was freed. An earlier report that is still on its way counts as history only. */
export async function setSectionSilent(
  trx: Transaction<EnterpriseTables>,
  sectionId: string,
  now: Date,
): Promise<void> {
  const status = await lockSectionStatus(trx, sectionId)
  if (!status) return
  const oldestStopTime = status.oldestStopTime ?? now
  const silent = { soundIds: [], stopped: true, oldestStopTime, reportedAt: now, announcedSoundIds: [] }
  await upsertSectionStatus(trx, sectionId, { ...status, ...silent })
  if (status.announcedSoundIds.length > 0)
    await publishPlayingSounds(trx, { sectionId, soundIds: [], at: now })
}
