import { type Check, newQuestion, type Question } from '../mental-checks/types.ts'
import type { ChoiceStatistics, DiagnosisStatistics } from '../statistics/calls.ts'
import { admin, hoursFromNow } from './fixtures.ts'

const question = (nameJa: string, nameEn: string, more: Partial<Question> = {}): Question => ({
  ...newQuestion(undefined),
  ...{ nameJa, nameEn, cluster: 2 },
  ...more,
})

function check(id: string, titleJa: string, titleEn: string, more: Partial<Check> = {}): Check {
  const items = more.items ?? [
    question('寝つくまでに時間がかかる', 'It takes me long to fall asleep'),
    question('夜中に目が覚める', 'I wake up at night', { cluster: null }),
  ]
  const published = {
    version: 1,
    titleJa,
    titleEn,
    questions: 2,
    answers: 128,
    publishedAt: hoursFromNow(-900),
  }
  return {
    ...{ id, titleJa, titleEn, items, version: 1, revision: 1, questions: 2, intervalDays: 30 },
    ...{ displayOrder: 0, answers: 128, publishedAt: hoursFromNow(-900), withdrawnAt: null },
    versions: [published],
    acts: [{ at: hoursFromNow(-900), actor: admin, action: 'created', detail: {} }],
    ...more,
  }
}

const belief = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half })
const hidden = {
  finished: null,
  abandoned: null,
  exploring: null,
  measured: null,
  meanChange: null,
  belief: null,
}

const choices: ChoiceStatistics = {
  clusters: [
    {
      ...{
        cluster: 1,
        course: 10,
        chosen: 84,
        finished: 0.62,
        abandoned: 0.2,
        exploring: 0.31,
        measured: 40,
      },
      ...{ meanChange: 12.4, belief: belief(0.62, 0.08) },
    },
    { cluster: 2, course: 20, chosen: null, ...hidden },
  ],
  reasons: [
    {
      ...{ reason: 'learned', chosen: 51, finished: 0.7, abandoned: 0.1, exploring: 0, measured: 24 },
      ...{ meanChange: 15, belief: belief(0.64, 0.1) },
    },
    {
      ...{ reason: 'exploring', chosen: 33, finished: 0.5, abandoned: 0.3, exploring: 1, measured: 16 },
      ...{ meanChange: -3.2, belief: belief(0.49, 0.12) },
    },
  ],
  sounds: [
    {
      ...{ id: 's-1', titleJa: '朝もや', titleEn: 'Morning mist', cluster: 1, course: 10, chosen: 52 },
      ...{
        finished: 0.6,
        abandoned: 0.2,
        exploring: 0.3,
        measured: 25,
        meanChange: 14,
        belief: belief(0.65, 0.1),
      },
    },
    { id: 's-2', titleJa: '夜の川', titleEn: 'Night river', cluster: 2, course: 20, chosen: null, ...hidden },
  ],
}

const diagnoses: DiagnosisStatistics = {
  total: { started: 31, completed: 24, published: 10, unfinished: 6 },
  periods: [
    { day: '2026-11-19', started: 12, completed: 10, published: 0, unfinished: 0 },
    { day: '2026-11-20', started: null, completed: null, published: 0, unfinished: null },
    { day: '2026-11-21', started: 16, completed: 12, published: 8, unfinished: null },
  ],
  courses: [{ minutes: 10, started: 20, completed: 15, published: 10, unfinished: 5 }],
  measured: 24,
  emotions: [
    { emotion: 'HAPPY', before: 22.4, after: 41.6 },
    { emotion: 'FEAR', before: 5, after: 4.98 },
    { emotion: 'SAD', before: 30.1, after: 12 },
    { emotion: 'ANGRY', before: 0, after: 0 },
  ],
  refusals: [
    { reason: 'dark', photos: 17 },
    { reason: 'several', photos: null },
  ],
}

/** Mental checks and figures to look at and to change. */
export const aiestheData = () =>
  structuredClone({
    choices,
    diagnoses,
    checks: [
      check('k-1', '今週のこころと体', 'Mind and body this week'),
      check('k-2', '一日の終わりに', 'At the end of the day', {
        ...{ displayOrder: 1, intervalDays: 7, answers: 0, withdrawnAt: hoursFromNow(-20) },
      }),
    ],
  })

export type AiestheData = ReturnType<typeof aiestheData>
