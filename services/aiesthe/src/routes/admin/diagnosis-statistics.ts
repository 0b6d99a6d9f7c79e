import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { courseMinutes } from '../../diagnosis/save-before-photo.ts'
import { figureOf } from '../../domain/small-groups.ts'
import { type DiagnosisFigures, reportDiagnoses } from '../../domain/small-groups-diagnoses.ts'
import {
  countDiagnoses,
  type DiagnosisRow,
  emotions,
  type MeanEmotions,
  meanEmotions,
} from '../../repositories/statistics-diagnoses.ts'
import { findRefusals } from '../../repositories/statistics-refusals.ts'
import { nullable, refusals, tags } from './answers.ts'
import { daysOf, daysQuery } from './days-query.ts'
import { inTime } from './in-time.ts'
import type { AdminDeps } from './index.ts'

const Figure = nullable(
  Type.Integer({ description: 'null: about fewer than five people, or would tell such a figure' }),
)
const Photos = nullable(
  Type.Integer({ description: 'Photos, of however many people; null: fewer than five, so not told' }),
)
const Points = nullable(Type.Number({ description: '0..100; null: not told, or nothing measured' }))
const counts = {
  started: Figure,
  completed: Figure,
  published: Figure,
  unfinished: Figure,
}
const DiagnosisStatistics = Type.Object({
  total: Type.Object(counts),
  periods: Type.Array(
    Type.Object({ day: Type.String({ description: 'Its first day, yyyy-MM-dd' }), ...counts }),
  ),
  courses: Type.Array(Type.Object({ minutes: Type.Integer(), ...counts })),
  measured: Figure,
  emotions: Type.Array(Type.Object({ emotion: Type.Enum([...emotions]), before: Points, after: Points })),
  refusals: Type.Array(Type.Object({ reason: Type.String(), photos: Photos })),
})

const schema = {
  operationId: 'readDiagnosisStatistics',
  summary: 'Face diagnoses in figures, without photos and without anybody who could be recognised',
  tags,
  querystring: Type.Object({
    ...daysQuery,
    per: Type.Enum(['day', 'week', 'month'], { description: 'Weeks begin on Monday' }),
  }),
  response: { 200: DiagnosisStatistics, ...refusals('E3001', 'E5040') },
}

/** GET /admin/diagnosis-statistics: what was started and finished in up to a year, and how expressions changed. */
export function diagnosisStatistics(app: App, { db, clock }: AdminDeps): void {
  app.get('/admin/diagnosis-statistics', { schema }, async ({ query }) => {
    const days = daysOf(query)
    const [rows, means, refused] = await inTime(db, async (one) => [
      await one((trx) => countDiagnoses(trx, { ...days, per: query.per, now: clock() })),
      await one((trx) => meanEmotions(trx, days)),
      await one((trx) => findRefusals(trx, days)),
    ])
    const { total, periods, courses } = divided(rows)
    return {
      ...{ total, periods, courses },
      ...toEmotionsResponse(means, total),
      refusals: refused.map(({ reason, count }) => ({ reason, photos: figureOf(count, count) })),
    }
  })
}

function divided(rows: readonly DiagnosisRow[]) {
  const all = rows.find(({ period, course }) => period === null && course === null)
  if (!all) throw new Error('the grouping without columns is always there')
  const periods = rows.flatMap(({ period, ...row }) => (period === null ? [] : [{ ...row, day: period }]))
  const courses = rows.flatMap(({ course, ...row }) =>
    course === null ? [] : [{ ...row, minutes: courseMinutes[course] }],
  )
  const { total, divisions } = reportDiagnoses(all, [periods, courses])
  const [ofPeriods = [], ofCourses = []] = divisions
  return {
    total,
    periods: periods.map(({ day }, at) => ({ day, ...(ofPeriods[at] as DiagnosisFigures) })),
    courses: courses.map(({ minutes }, at) => ({ minutes, ...(ofCourses[at] as DiagnosisFigures) })),
  }
}

/** All that were completed were measured: the number is told when it says no more than theirs. */
function toEmotionsResponse({ count, people, before, after }: MeanEmotions, total: DiagnosisFigures) {
  return {
    measured: total.completed === count ? count : null,
    emotions: emotions.map((emotion) => ({
      ...{ emotion, before: figureOf(before[emotion], people), after: figureOf(after[emotion], people) },
    })),
  }
}
