import { DAY_MS } from '@hibiki/calendar'
import { appendToOutbox } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { listSectionDevices } from '../control/devices.sql.ts'
import { findProvenSilence } from '../control/silence-reason.rules.ts'
import { computeEffectivePlayOrders, findLastPlanBoundary, findPlayingSince } from '../plans/plan.rules.ts'
import { extendSilenceSpans } from '../proofs/silence-spans.sql.ts'
import { setSectionSilent } from '../reports/save-device-reports.ts'
import { listSectionIdPage, listSectionsByIds, type Section } from '../rooms/sections.sql.ts'
import { insertAlertMail, listAccountIdsOfSection } from './alerts.sql.ts'
import {
  type ExpectedSpan,
  endIncident,
  extendExpectedSpans,
  listSectionIdsWithStaleReports,
  listSectionWatchStatuses,
  openIncident,
  type SectionWatchStatus,
  tryLockSectionWatch,
} from './section-watch.sql.ts'
import { findSilentSince, isSilenceIncident } from './silence.rules.ts'

const PAGE = 200
const MINUTE_MS = 60_000

/** Saves what every section should play now, and opens and closes incidents of silence. */
export async function watchSections({ db, clock }: Pick<EnterpriseContext, 'db' | 'clock'>): Promise<void> {
  let after: string | null = null
  for (;;) {
    const page: string[] | null = await db.transaction().execute(async (trx) => {
      if (!(await tryLockSectionWatch(trx))) return null
      const ids = await listSectionIdPage(trx, { after, limit: PAGE })
      await watchPage(trx, ids, clock())
      return ids
    })
    after = page?.at(-1) ?? null
    if (page === null || page.length < PAGE) break
  }
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const forgotten = await listSectionIdsWithStaleReports(trx, new Date(now.getTime() - DAY_MS))
    for (const id of forgotten) await setSectionSilent(trx, id, now)
  })
}

async function watchPage(
  trx: Transaction<EnterpriseTables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const [sections, heard] = [await listSectionsByIds(trx, ids), await listSectionWatchStatuses(trx, ids)]
  await extendExpectedSpans(
    trx,
    sections.flatMap((section) => expected(section, now)),
  )
  await observeSilence(trx, sections, now)
  for (const section of sections) await watchSection(trx, section, heard.get(section.id), now)
}

/** Saves why sections are silent now, for the proof of play. */
async function observeSilence(
  trx: Transaction<EnterpriseTables>,
  sections: readonly Section[],
  now: Date,
): Promise<void> {
  const devices = await listSectionDevices(
    trx,
    sections.map(({ id }) => id),
  )
  const silences = sections.flatMap(({ id: sectionId, plan, items }) => {
    const device = devices.get(sectionId)
    const reason = device ? findProvenSilence({ plan, orders: items, device }, now) : null
    if (reason === null) return []
    return [{ sectionId, reason, stop: reason === 'stopped' ? findLastStop(items) : null }]
  })
  await extendSilenceSpans(trx, silences, now)
}

/** Returns the last order and the change of it that stopped a sound. An older stop is none, because the sounds have had another order since. */
function findLastStop(items: Section['items']): { orderedAt: Date; changeId: string } | null {
  const lastOrder = Math.max(...items.map(({ orderedAt }) => orderedAt?.getTime() ?? 0))
  for (const { orderedAt, stopChangeId } of items)
    if (orderedAt?.getTime() === lastOrder && stopChangeId !== null)
      return { orderedAt, changeId: stopChangeId }
  return null
}

/** Returns what should have played since the last round; the end of a plan in between is exact. */
function expected(section: Section, now: Date): ExpectedSpan[] {
  const { id: sectionId, plan, items } = section
  const lately = new Date(now.getTime() - MINUTE_MS)
  const since = findPlayingSince(plan, items, now)
  const shouldPlay = computeEffectivePlayOrders(plan, items, now).some((order) => order.playing)
  if (shouldPlay) return [{ sectionId, from: later(since ?? lately, lately), until: now }]
  const changes = [findLastPlanBoundary(plan, now), ...items.map(({ orderedAt }) => orderedAt)]
  const ended = new Date(Math.max(0, ...changes.map((time) => time?.getTime() ?? 0)))
  return ended > lately ? [{ sectionId, from: ended, until: ended }] : []
}

async function watchSection(
  trx: Transaction<EnterpriseTables>,
  section: Section,
  heard: SectionWatchStatus | undefined,
  now: Date,
): Promise<void> {
  const { id: sectionId, plan, items } = section
  const lastHeard = heard?.lastHeard ?? null
  const shouldPlaySince = findPlayingSince(plan, items, now)
  const since = findSilentSince({ shouldPlaySince, lastHeard })
  if (heard?.openIncident) {
    if (lastHeard === null || now.getTime() - lastHeard.getTime() > MINUTE_MS) return
    const silent = await endIncident(trx, heard.openIncident, now)
    if (silent === null || silent >= lastHeard) return
    const facts = { sectionId, silentSince: silent.toISOString(), backAt: lastHeard.toISOString() }
    await insertAlertMail(trx, { template: 'section-back', facts, now })
  } else if (isSilenceIncident(since, now)) {
    if (!(await openIncident(trx, { sectionId, silentSince: since, now }))) return
    const facts = { sectionId, silentSince: since.toISOString(), backAt: null }
    await insertAlertMail(trx, { template: 'section-silent', facts, now })
    const memberIds = await listAccountIdsOfSection(trx, sectionId)
    const payload = { sectionId, memberIds, at: now.toISOString() }
    await appendToOutbox(trx, [{ subject: 'enterprise.section-fell-silent.v1', payload }])
  }
}

const later = (a: Date, b: Date) => (a > b ? a : b)
