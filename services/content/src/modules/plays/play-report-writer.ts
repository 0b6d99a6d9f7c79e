import { randomUUIDv7 } from 'node:crypto'
import { createGroupCommit, type Database } from '@hibiki/database'
import type { EventPayload } from '@hibiki/event-contracts'
import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { listErasedMemberIds, lockMembers } from '@hibiki/projections'
import { findActiveTraceparent, withSharedSpan } from '@hibiki/tracing'
import type { Transaction } from 'kysely'
import type { ContentTables } from '../../tables.ts'
import { toPreviousMonth } from '../activity/months.rules.ts'
import { type NamedSound, toTitleByLanguage } from '../catalogue/sound-names.ts'
import { type ChosenSound, listChosenSounds } from './chosen-sounds.sql.ts'
import {
  addPlaysToActivityDays,
  applyChosenSounds,
  listCountingDaysOfPlays,
  mergeReportsIntoPlays,
  type Play,
  type PlayReport,
  type ReportOutcome,
  toMemberPlayKey,
} from './play-ledger.rules.ts'
import { listActivityDaysByKeys, listPlaysByKeys, upsertPlays } from './plays.sql.ts'

export interface PlayReportWriter {
  /** Resolves after the commit that contains the report. */
  submit(report: PlayReport): Promise<ReportOutcome>
  /** Writes the queued reports, then resolves. */
  close(): Promise<void>
}

/** A report with the trace of the request that brought it. */
interface TracedReport {
  report: PlayReport
  traceparent: string | undefined
}

const MAX_TRIES = 3

export interface PlayReportWriterLimits {
  windowMs: number
  maxBatch: number
  maxQueued: number
}

const limits: PlayReportWriterLimits = { windowMs: 2, maxBatch: 256, maxQueued: 4096 }

/**
 * Saves concurrent play reports in one transaction and resolves each after its commit. The transaction holds its members' locks, so any number
 * of replicas may share the database.
 */
export function createPlayReportWriter(
  database: Database<ContentTables>,
  overrides: Partial<PlayReportWriterLimits> = {},
  clock: () => Date = () => new Date(),
): PlayReportWriter {
  const { windowMs, maxBatch, maxQueued } = { ...limits, ...overrides }
  const commit = createGroupCommit<TracedReport, ReportOutcome>({
    windowMs,
    maxBatch,
    queue: { max: maxQueued, full: busy },
    write: (traced) =>
      withSharedSpan({ scope: 'content', name: 'write plays', parents: traced }, () =>
        recordAll(database, traced, toPreviousMonth(clock().getTime() / 1000)),
      ),
    isItemFault: isRowDataError,
  })
  return {
    submit: (report) => commit.submit({ report, traceparent: findActiveTraceparent() }),
    close: () => commit.close(),
  }
}

async function recordAll(
  database: Database<ContentTables>,
  traced: TracedReport[],
  lastMonth: string,
  attempt = 1,
): Promise<ReportOutcome[]> {
  try {
    return await database.db.transaction().execute((trx) => record(trx, traced, lastMonth))
  } catch (error) {
    if (isRetryable(error) && attempt < MAX_TRIES) return recordAll(database, traced, lastMonth, attempt + 1)
    throw error
  }
}

async function record(
  trx: Transaction<ContentTables>,
  traced: TracedReport[],
  lastMonth: string,
): Promise<ReportOutcome[]> {
  const given = traced.map(({ report }) => report)
  const memberIds = [...new Set(given.map((report) => report.memberId))]
  await lockMembers(trx, memberIds)
  const erased = await listErasedMemberIds(trx, memberIds)
  const { reports, foreign } = applyChosenSounds(given, await chosenFor(trx, given))
  const accepted = reports.filter((report) => !foreign.has(report))
  const { outcomes, plays: all } = mergeReportsIntoPlays(
    accepted,
    await listPlaysByKeys(trx, accepted),
    randomUUIDv7,
  )
  // The access token of a deleted person may be valid for some more seconds; their reports are accepted but not stored.
  const plays = erased.size === 0 ? all : all.filter((play) => !erased.has(play.memberId))
  if (plays.length > 0) {
    const counted = addPlaysToActivityDays(
      plays,
      await listActivityDaysByKeys(trx, listCountingDaysOfPlays(plays)),
    )
    const sounds = await upsertPlays(trx, { ...counted, lastMonth })
    const traces = new Map(traced.map(({ report, traceparent }) => [toMemberPlayKey(report), traceparent]))
    await appendToOutbox(
      trx,
      counted.plays.map((play) => ({
        ...toPlayRecordedEvent(play, sounds.get(play.id) ?? null),
        traceparent: traces.get(toMemberPlayKey(play)),
      })),
    )
  }
  const rest = outcomes[Symbol.iterator]()
  return reports.map((report) => (foreign.has(report) ? 'foreign' : (rest.next().value ?? 'recorded')))
}

/** This is read under the members' locks, so a choice that arrives later finds the plays that wait for it. */
async function chosenFor(trx: Transaction<ContentTables>, reports: PlayReport[]): Promise<ChosenSound[]> {
  const resultIds = reports.flatMap(({ faceResultId }) => faceResultId ?? [])
  return resultIds.length === 0 ? [] : listChosenSounds(trx, resultIds)
}

/** Clients store the record and send it again, so rejecting it now loses nothing. */
function busy(): ApiError {
  return new ApiError('E5030')
}

interface PlayRecorded {
  subject: 'content.play-recorded.v2'
  payload: EventPayload<'content.play-recorded.v2'>
}

/** Returns the event with the current state of a play; `sound` is null while it is unknown. */
export function toPlayRecordedEvent(play: Play, sound: NamedSound | null): PlayRecorded {
  return {
    subject: 'content.play-recorded.v2',
    payload: {
      playId: play.id,
      userId: play.memberId,
      soundId: play.soundId,
      soundTitle: sound && toTitleByLanguage(sound),
      faceExpSoundResultId: play.faceResultId,
      dmvTypeCode: play.dmvTypeCode,
      planCode: play.planCode,
      startedAt: new Date(play.startedAt * 1000).toISOString(),
      endedAt: new Date(play.endedAt * 1000).toISOString(),
      playedSeconds: play.playedSeconds,
      countedSeconds: play.countedSeconds,
      revision: play.revision,
    },
  }
}

function sqlState(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Data that the database rejects (class 22) or a violated constraint (class 23) means that one row is wrong. */
export function isRowDataError(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error))
}

/** After a deadlock or serialisation failure the same transaction succeeds when it is retried. */
export function isRetryable(error: unknown): boolean {
  return sqlState(error).startsWith('40')
}
