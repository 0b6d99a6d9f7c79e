import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { courseMinutes } from '../../diagnosis/keep-before.ts'
import { figureOf, partsOf, totalOf } from '../../domain/small-groups.ts'
import {
  countDiagnoses,
  type DiagnosisCounts,
  type DiagnosisRow,
  emotions,
  type MeanEmotions,
  meanEmotions,
} from '../../repositories/statistics-diagnoses.ts'
import { findRefusals } from '../../repositories/statistics-refusals.ts'
import { nullable, refusals, tags } from './answers.ts'
import { daysOf, daysQuery } from './days-query.ts'
import type { AdminDeps } from './index.ts'

const Figure = nullable(Type.Integer({ description: 'null: about fewer than five people, so not told' }))
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
  response: { 200: DiagnosisStatistics, ...refusals('E3001') },
}

/** GET /admin/diagnosis-statistics: what was started and finished in up to a year, and how expressions changed. */
export function diagnosisStatistics(app: App, { db, clock }: AdminDeps): void {
  app.get('/admin/diagnosis-statistics', { schema }, async ({ query }) => {
    const days = daysOf(query)
    const rows = await countDiagnoses(db, { ...days, per: query.per, now: clock() })
    const periods = rows.flatMap((row) => (row.period === null ? [] : [{ day: row.period, ...shown(row) }]))
    const total = totalShown(rows, periods)
    const courses = coursesShown(rows, total)
    return {
      ...{ total, periods, courses },
      ...shownEmotions(await meanEmotions(db, days), total),
      refusals: (await findRefusals(db, days)).map(({ reason, count }) => ({
        ...{ reason, photos: figureOf(count, count) },
      })),
    }
  })
}

type Shown = Record<keyof typeof counts, number | null>

/** What was started was completed, is unfinished or goes on: one of these gives away another. */
function shown(of: DiagnosisCounts): Shown {
  const [completed = null, unfinished = null] = partsOf([
    figureOf(of.completed, of.completedBy),
    figureOf(of.unfinished, of.unfinishedBy),
  ])
  return {
    ...{ started: figureOf(of.started, of.startedBy), completed },
    ...{ published: figureOf(of.published, of.publishedBy), unfinished },
  }
}

const names = Object.keys(counts) as (keyof Shown)[]

/** The row about everything; what would give away the one figure of a period that is hidden is hidden, too. */
function totalShown(rows: readonly DiagnosisRow[], periods: readonly Shown[]): Shown {
  const all = rows.find(({ period, course }) => period === null && course === null)
  if (!all) throw new Error('the grouping without columns is always there')
  const total = shown(all)
  for (const name of names)
    total[name] = totalOf(
      total[name],
      periods.map((period) => period[name]),
    )
  return total
}

/** Both courses make up the total, so either both are told or none, and none where the total is hidden. */
function coursesShown(rows: readonly DiagnosisRow[], total: Shown): (Shown & { minutes: number })[] {
  const courses = rows.flatMap((row) =>
    row.course === null ? [] : [{ minutes: courseMinutes[row.course], ...shown(row) }],
  )
  for (const name of names) {
    const parts = partsOf([...courses.map((course) => course[name]), total[name]])
    for (const [index, course] of courses.entries()) course[name] = parts[index] ?? null
  }
  return courses
}

/** All that were completed were measured: so the number is hidden with theirs. */
function shownEmotions({ count, people, before, after }: MeanEmotions, total: Shown) {
  return {
    measured: total.completed === null ? null : figureOf(count, people),
    emotions: emotions.map((emotion) => ({
      ...{ emotion, before: figureOf(before[emotion], people), after: figureOf(after[emotion], people) },
    })),
  }
}
