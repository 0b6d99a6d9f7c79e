import { DAY_MS } from '@hibiki/calendar'
import type { Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { computeEffectiveOrders, findLastBoundary, findPlayingSince } from '../plans/plan.rules.ts'
import { clearPlaying } from '../reports/save-reports.ts'
import { listSectionIds, listSections, type Section } from '../rooms/sections.sql.ts'
import { insertAlert } from './alerts.sql.ts'
import { findSilentSince, isIncident } from './silence.rules.ts'
import {
  claimWatch,
  type ExpectedSpan,
  endIncident,
  extendExpectedSpans,
  type Heard,
  listForgotten,
  listHeard,
  openIncident,
} from './watch.sql.ts'

const PAGE = 200
const MINUTE_MS = 60_000

/** Saves what every section should play now, and opens and closes incidents of silence. */
export async function watchSections({ db, clock }: Pick<EnterpriseContext, 'db' | 'clock'>): Promise<void> {
  let after: string | null = null
  for (;;) {
    const page: string[] | null = await db.transaction().execute(async (trx) => {
      if (!(await claimWatch(trx))) return null
      const ids = await listSectionIds(trx, { after, limit: PAGE })
      await watchPage(trx, ids, clock())
      return ids
    })
    after = page?.at(-1) ?? null
    if (page === null || page.length < PAGE) break
  }
  const now = clock()
  await db.transaction().execute(async (trx) => {
    const forgotten = await listForgotten(trx, new Date(now.getTime() - DAY_MS))
    for (const id of forgotten) await clearPlaying(trx, id, now)
  })
}

async function watchPage(
  trx: Transaction<EnterpriseTables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const [sections, heard] = [await listSections(trx, ids), await listHeard(trx, ids)]
  await extendExpectedSpans(
    trx,
    sections.flatMap((section) => expected(section, now)),
  )
  for (const section of sections) await watchSection(trx, section, heard.get(section.id), now)
}

/** Returns what should have played since the last round; the end of a plan in between is exact. */
function expected(section: Section, now: Date): ExpectedSpan[] {
  const { id: sectionId, plan, managements } = section
  const lately = new Date(now.getTime() - MINUTE_MS)
  const since = findPlayingSince(plan, managements, now)
  const shouldPlay = computeEffectiveOrders(plan, managements, now).some((order) => order.playing)
  if (shouldPlay) return [{ sectionId, from: later(since ?? lately, lately), until: now }]
  const changes = [findLastBoundary(plan, now), ...managements.map((one) => one.orderedAt)]
  const ended = new Date(Math.max(0, ...changes.map((time) => time?.getTime() ?? 0)))
  return ended > lately ? [{ sectionId, from: ended, until: ended }] : []
}

async function watchSection(
  trx: Transaction<EnterpriseTables>,
  section: Section,
  heard: Heard | undefined,
  now: Date,
): Promise<void> {
  const { id: sectionId, plan, managements } = section
  const lastHeard = heard?.lastHeard ?? null
  const shouldPlaySince = findPlayingSince(plan, managements, now)
  const since = findSilentSince({ shouldPlaySince, lastHeard })
  if (heard?.openIncident) {
    if (lastHeard === null || now.getTime() - lastHeard.getTime() > MINUTE_MS) return
    const silent = await endIncident(trx, heard.openIncident, now)
    if (silent === null || silent >= lastHeard) return
    const facts = { sectionId, silentSince: silent.toISOString(), backAt: lastHeard.toISOString() }
    await insertAlert(trx, { template: 'section-back', facts, now })
  } else if (isIncident(since, now)) {
    if (!(await openIncident(trx, { sectionId, silentSince: since, now }))) return
    const facts = { sectionId, silentSince: since.toISOString(), backAt: null }
    await insertAlert(trx, { template: 'section-silent', facts, now })
  }
}

const later = (a: Date, b: Date) => (a > b ? a : b)
