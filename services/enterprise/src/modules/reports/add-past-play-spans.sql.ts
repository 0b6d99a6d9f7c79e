import { openServiceDatabase } from '@hibiki/service'
import type { EnterpriseContext } from '../../context.ts'

export interface PastPlaySpan {
  sectionId: string
  from: Date
  until: Date
}

/**
 * Adds past planned and played times of sections to the proof of play. No-op when any of them has played before or was deleted.
 *
 * @param databaseUrl enterprise's own database, already migrated
 */
export async function addPastPlaySpans(
  databaseUrl: string,
  spans: { planned: readonly PastPlaySpan[]; played: readonly PastPlaySpan[] },
): Promise<void> {
  const database = openServiceDatabase<EnterpriseContext>(
    { name: 'enterprise' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 },
  )
  const sectionIds = [...new Set([...spans.planned, ...spans.played].map(({ sectionId }) => sectionId))]
  try {
    await database.db.transaction().execute(async (trx) => {
      const sections = await trx
        .selectFrom('sections')
        .select('id')
        .where('id', 'in', sectionIds)
        .orderBy('id')
        .forUpdate()
        .execute()
      const played = await trx
        .selectFrom('play_spans')
        .select('id')
        .where('section_id', 'in', sectionIds)
        .limit(1)
        .execute()
      if (sections.length < sectionIds.length || played.length > 0) return
      await trx.insertInto('expected_spans').values(spans.planned.map(toRow)).execute()
      await trx.insertInto('play_spans').values(spans.played.map(toRow)).execute()
    })
  } finally {
    await database.close()
  }
}

const toRow = ({ sectionId, from, until }: PastPlaySpan) => ({
  section_id: sectionId,
  started_at: from,
  ended_at: until,
})
