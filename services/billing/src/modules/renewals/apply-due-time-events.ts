import { type Day, getJstDay } from '@hibiki/calendar'
import type { Logger } from 'pino'
import type { BillingDatabase } from '../../tables.ts'
import { isRenewingStatus } from '../contracts/contract.rules.ts'
import { listContractIdsDueByTime, lockContract } from '../contracts/contracts.sql.ts'
import { applyTimeEvents as timePassed } from '../contracts/passing-time.rules.ts'
import { saveContractTransition } from '../contracts/save-contract-transition.ts'
import { listUserIdsWithDueEntitlements } from '../entitlements/entitlements.sql.ts'
import { publishChangedEntitlements } from '../entitlements/publish-changed-entitlements.ts'
import { isReconciliationDue } from '../payments/restores.sql.ts'

/** More contracts than this wait for the next batch of the same run. */
const BATCH_SIZE = 200

export interface TimeEventsJobContext {
  database: BillingDatabase
  clock: () => Date
  log: Logger
}

/**
 * Applies what time alone does: contracts end, payments become overdue, grace periods run out. Any number of replicas may run it
 * at once: each takes other contracts, and a repetition changes nothing. After a restore it waits for `reconcile`, or payments
 * made since would count as overdue.
 */
export async function applyDueTimeEvents(job: TimeEventsJobContext): Promise<void> {
  const { db } = job.database
  if (await isReconciliationDue(db)) return
  await untilNoneIsDue(
    job,
    'contract',
    (today) => listContractIdsDueByTime(db, today, BATCH_SIZE),
    applyTimeEventsToContract,
  )
  await untilNoneIsDue(
    job,
    'entitlements',
    (today) => listUserIdsWithDueEntitlements(db, today, BATCH_SIZE),
    announce,
  )
}

/** A contract that fails is left for the next run, and the others go on. */
async function untilNoneIsDue(
  job: TimeEventsJobContext,
  what: string,
  find: (today: Day) => Promise<string[]>,
  act: (job: TimeEventsJobContext, id: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>()
  for (;;) {
    const due = (await find(getJstDay(job.clock()))).filter((id) => !seen.has(id))
    if (due.length === 0) return
    for (const id of due) {
      seen.add(id)
      await act(job, id).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        job.log.error({ what, id, reason }, 'time could not be applied')
      })
    }
  }
}

/** Applies to one contract what time alone has done by now. */
export async function applyTimeEventsToContract(
  { database, clock }: TimeEventsJobContext,
  id: string,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const before = await lockContract(trx, id, { skip: true })
    // A contract paid by invoice is renewed by its next bill, however late that is written, so nothing is closed before.
    if (!before || (before.invoiced && isRenewingStatus(before.contract.status))) return
    const now = clock()
    const { contract, events } = timePassed(before.contract, getJstDay(now))
    if (events.length > 0) await saveContractTransition(trx, before, contract, now)
  })
}

async function announce({ database, clock }: TimeEventsJobContext, userId: string): Promise<void> {
  await database.db.transaction().execute((trx) => publishChangedEntitlements(trx, userId, clock()))
}
