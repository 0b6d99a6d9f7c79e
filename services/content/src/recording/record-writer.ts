import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { ContentTables } from '../db/schema.ts'
import {
  type ChangedPlay,
  countPlays,
  daysOf,
  mergeReports,
  type PlayReport,
  type ReportOutcome,
} from '../domain/play-ledger.ts'
import { findErased } from '../repositories/members.ts'
import { findActivityDays, findPlays, lockMembers, saveCounted } from '../repositories/plays.ts'
import { isRowFault, isWorthRepeating } from './database-faults.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'

export type RecordWriter = GroupCommit<PlayReport, ReportOutcome>

const MOST_TRIES = 3

export interface RecordWriterLimits {
  windowMs: number
  maxBatch: number
  maxQueued: number
}

const limits: RecordWriterLimits = { windowMs: 2, maxBatch: 256, maxQueued: 4096 }

/**
 * Stores play reports: many concurrent ones in one transaction, each answered after its commit. Correct with any
 * number of copies on one database, because the transaction holds its members' locks.
 */
export function createRecordWriter(
  database: Database<ContentTables>,
  overrides: Partial<RecordWriterLimits> = {},
): RecordWriter {
  return createGroupCommit({
    ...limits,
    ...overrides,
    write: (reports) => recordAll(database, reports),
    isItemFault: isRowFault,
    full: busy,
  })
}

async function recordAll(
  database: Database<ContentTables>,
  reports: PlayReport[],
  attempt = 1,
): Promise<ReportOutcome[]> {
  try {
    return await database.db.transaction().execute((trx) => record(trx, reports))
  } catch (error) {
    if (isWorthRepeating(error) && attempt < MOST_TRIES) return recordAll(database, reports, attempt + 1)
    throw error
  }
}

async function record(trx: Transaction<ContentTables>, reports: PlayReport[]): Promise<ReportOutcome[]> {
  const memberIds = [...new Set(reports.map((report) => report.memberId))]
  await lockMembers(trx, memberIds)
  const erased = await findErased(trx, memberIds)
  const { outcomes, plays: all } = mergeReports(reports, await findPlays(trx, reports), randomUUIDv7)
  // A deleted person's token may still be good for seconds; what it reports is accepted and forgotten.
  const plays = erased.size === 0 ? all : all.filter((play) => !erased.has(play.memberId))
  if (plays.length === 0) return outcomes
  const counted = countPlays(plays, await findActivityDays(trx, daysOf(plays)))
  await saveCounted(trx, counted)
  await appendToOutbox(trx, counted.plays.map(playRecorded))
  return outcomes
}

function playRecorded(play: ChangedPlay) {
  return {
    subject: 'content.play-recorded.v1' as const,
    payload: {
      playId: play.id,
      userId: play.memberId,
      soundId: play.soundId,
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

/** Clients keep the record and send it again; nothing is lost by refusing it now. */
function busy(): ApiError {
  return new ApiError('E5030')
}
