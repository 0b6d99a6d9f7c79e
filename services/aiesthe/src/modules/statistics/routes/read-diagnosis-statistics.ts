import type { App } from '@hibiki/http'
import { JapanDay, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import { adminErrorResponses, adminTags } from '../../../admin-schemas.ts'
import type { AiestheContext } from '../../../context.ts'
import { minutesByCourse } from '../../diagnosis/save-before-photo.ts'
import { dayRangeQuery, parseDayRange } from '../day-range-query.ts'
import {
  type DiagnosisStatisticsRow,
  emotionNames,
  getMeanEmotions,
  listDiagnosisStatistics,
  type MeanEmotions,
} from '../diagnosis-statistics.sql.ts'
import { listPhotoRefusals } from '../photo-refusals.sql.ts'
import { readInSnapshot } from '../read-in-snapshot.sql.ts'
import { suppressSmallCounts } from '../small-counts.rules.ts'

const Figure = nullable(Type.Integer({ description: 'Null for fewer than five people' }))
const Photos = nullable(
  Type.Integer({
    description: 'Number of photos from any number of people; null for fewer than five photos',
  }),
)
const Points = nullable(
  Type.Number({
    description: 'Value from 0 to 100; null where nothing was measured or for fewer than five people',
  }),
)
const counts = {
  started: Figure,
  completed: Figure,
  published: Figure,
  unfinished: Figure,
}
const DiagnosisStatistics = Type.Object({
  total: Type.Object(counts),
  periods: Type.Array(
    Type.Object({ day: Type.With(JapanDay, { description: 'First day of the period' }), ...counts }),
  ),
  courses: Type.Array(Type.Object({ minutes: Type.Integer(), ...counts })),
  measured: Figure,
  emotions: Type.Array(Type.Object({ emotion: Type.Enum([...emotionNames]), before: Points, after: Points })),
  refusals: Type.Array(Type.Object({ reason: Type.String(), photos: Photos })),
})

const schema = {
  operationId: 'readDiagnosisStatistics',
  summary: 'Returns statistics of face diagnoses without photos, for rows of at least five people',
  tags: adminTags,
  querystring: Type.Object({
    ...dayRangeQuery,
    per: Type.Enum(['day', 'week', 'month'], { description: 'Length of the periods; weeks begin on Monday' }),
  }),
  response: { 200: DiagnosisStatistics, ...adminErrorResponses('E3001', 'E5040') },
}

/** Returns what was started and finished in up to a year, and how expressions changed. */
export function readDiagnosisStatisticsRoute(app: App, { db, clock }: AiestheContext): void {
  app.get('/admin/diagnosis-statistics', { schema }, async ({ query }) => {
    const days = parseDayRange(query)
    const { rows, means, refused } = await readInSnapshot(db, async (trx) => ({
      rows: await listDiagnosisStatistics(trx, { ...days, per: query.per, now: clock() }),
      means: await getMeanEmotions(trx, days),
      refused: await listPhotoRefusals(trx, days),
    }))
    const total = rows.find(({ period, course }) => period === null && course === null)
    if (!total) throw new Error('the grouping without columns is always there')
    return {
      total: toCounts(total),
      periods: rows.flatMap((row) => (row.period === null ? [] : [{ day: row.period, ...toCounts(row) }])),
      courses: rows.flatMap((row) =>
        row.course === null ? [] : [{ minutes: minutesByCourse[row.course], ...toCounts(row) }],
      ),
      ...toEmotionsResponse(means),
      refusals: refused.map(({ reason, count }) => ({
        reason,
        ...suppressSmallCounts(count, { photos: count }),
      })),
    }
  })
}

function toCounts({ people, started, completed, published, unfinished }: DiagnosisStatisticsRow) {
  return suppressSmallCounts(people, { started, completed, published, unfinished })
}

function toEmotionsResponse({ count, people, before, after }: MeanEmotions) {
  return {
    ...suppressSmallCounts(people, { measured: count }),
    emotions: emotionNames.map((emotion) => ({
      emotion,
      ...suppressSmallCounts(people, { before: before[emotion], after: after[emotion] }),
    })),
  }
}
