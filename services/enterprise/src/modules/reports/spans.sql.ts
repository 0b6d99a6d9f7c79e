import type { Kysely } from 'kysely'
import type { EnterpriseTables } from '../../tables.ts'
import type { TimeSpan } from './daily-play-report.rules.ts'

/** A section with an unstable connection has a span per report; this limit keeps the report of a whole agency finite. */
const MAX_SPANS = 200_000

/** Lists what was planned and played by section, as far as it overlaps the range. */
export async function listPlannedAndPlayedSpans(
  db: Kysely<EnterpriseTables>,
  options: { sectionIds: string[]; from: Date; until: Date },
): Promise<{ planned: Map<string, TimeSpan[]>; played: Map<string, TimeSpan[]> }> {
  const select = (table: 'play_spans' | 'expected_spans') =>
    db
      .selectFrom(table)
      .select(['section_id', 'started_at', 'ended_at'])
      .where('section_id', 'in', options.sectionIds)
      .where('ended_at', '>', options.from)
      .where('started_at', '<', options.until)
      .limit(MAX_SPANS)
      .execute()
  if (options.sectionIds.length === 0) return { planned: new Map(), played: new Map() }
  const [planned, played] = await Promise.all([select('expected_spans'), select('play_spans')])
  return { planned: bySection(planned), played: bySection(played) }
}

function bySection(rows: readonly { section_id: string; started_at: Date; ended_at: Date }[]) {
  const spans = new Map<string, TimeSpan[]>()
  for (const { section_id, started_at, ended_at } of rows) {
    const list = spans.get(section_id) ?? []
    list.push({ from: started_at, until: ended_at })
    spans.set(section_id, list)
  }
  return spans
}
