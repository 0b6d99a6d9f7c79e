import { type Check, createQuestion, type Question } from '../mental-checks/types.ts'
import type { ChoiceStatistics, DiagnosisStatistics } from '../statistics/types.ts'
import { admin, hoursFromNow } from './fixtures.ts'

const createTestQuestion = (nameJa: string, nameEn: string, more: Partial<Question> = {}): Question => ({
  ...createQuestion(undefined),
  nameJa,
  nameEn,
  cluster: 2,
  ...more,
})

export function createCheck(id: string, titleJa: string, titleEn: string, more: Partial<Check> = {}): Check {
  const items = more.items ?? [
    createTestQuestion('寝つくまでに時間がかかる', 'It takes me long to fall asleep'),
    createTestQuestion('夜中に目が覚める', 'I wake up at night', { cluster: null }),
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
    id,
    titleJa,
    titleEn,
    titles: {},
    items,
    version: 1,
    revision: 1,
    questions: 2,
    intervalDays: 30,
    displayOrder: 0,
    answers: 128,
    publishedAt: hoursFromNow(-900),
    withdrawnAt: null,
    versions: [published],
    acts: [{ at: hoursFromNow(-900), actor: admin, action: 'created', detail: {} }],
    ...more,
  }
}

const createBelief = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half })
const suppressed = {
  finished: null,
  abandoned: null,
  exploring: null,
  measured: null,
  meanChange: null,
  belief: null,
}

/** Converts counts to shares of the choices. */
const toShares = (counts: {
  chosen: number
  finished: number
  abandoned: number
  exploring: number
  measured: number
  meanChange: number
  belief: ReturnType<typeof createBelief>
}) => ({
  ...counts,
  finished: counts.finished / counts.chosen,
  abandoned: counts.abandoned / counts.chosen,
  exploring: counts.exploring / counts.chosen,
})

/** Types 2 and 3 have figures about fewer than five people. */
const choices: ChoiceStatistics = {
  clusters: [
    {
      cluster: 1,
      course: 10,
      ...toShares({
        chosen: 84,
        finished: 52,
        abandoned: 17,
        exploring: 26,
        measured: 40,
        meanChange: 12.4,
        belief: createBelief(0.62, 0.08),
      }),
    },
    { cluster: 2, course: 20, chosen: null, ...suppressed },
    { cluster: 3, course: 10, chosen: null, ...suppressed },
  ],
  reasons: [
    {
      reason: 'learned',
      ...toShares({
        chosen: 67,
        finished: 45,
        abandoned: 15,
        exploring: 0,
        measured: 33,
        meanChange: 15,
        belief: createBelief(0.64, 0.1),
      }),
    },
    {
      reason: 'exploring',
      ...toShares({
        chosen: 32,
        finished: 16,
        abandoned: 8,
        exploring: 32,
        measured: 16,
        meanChange: -3.2,
        belief: createBelief(0.49, 0.12),
      }),
    },
  ],
  sounds: [
    {
      id: 's-1',
      titleJa: '朝もや',
      titleEn: 'Morning mist',
      cluster: 1,
      course: 10,
      ...toShares({
        chosen: 52,
        finished: 32,
        abandoned: 11,
        exploring: 16,
        measured: 25,
        meanChange: 14,
        belief: createBelief(0.65, 0.1),
      }),
    },
    {
      id: 's-3',
      titleJa: '木かげ',
      titleEn: 'Shade of trees',
      cluster: 1,
      course: 10,
      ...toShares({
        chosen: 32,
        finished: 20,
        abandoned: 6,
        exploring: 10,
        measured: 15,
        meanChange: 9.7,
        belief: createBelief(0.58, 0.13),
      }),
    },
    {
      id: 's-2',
      titleJa: '夜の川',
      titleEn: 'Night river',
      cluster: 2,
      course: 20,
      chosen: null,
      ...suppressed,
    },
    {
      id: 's-4',
      titleJa: '雨あがり',
      titleEn: 'After the rain',
      cluster: 3,
      course: 10,
      chosen: null,
      ...suppressed,
    },
  ],
}

const few = { started: null, completed: null, published: null, unfinished: null }

/** The 18th and the 20th have figures about fewer than five people. */
const diagnoses: DiagnosisStatistics = {
  total: { started: 42, completed: 29, published: 12, unfinished: 13 },
  periods: [
    { day: '2026-11-17', started: 0, completed: 0, published: 0, unfinished: 0 },
    { day: '2026-11-18', ...few },
    { day: '2026-11-19', started: 14, completed: 14, published: 7, unfinished: 0 },
    { day: '2026-11-20', ...few },
    { day: '2026-11-21', started: 16, completed: 10, published: 5, unfinished: 6 },
  ],
  courses: [
    { minutes: 10, started: 30, completed: 22, published: 12, unfinished: 8 },
    { minutes: 20, started: 12, completed: 7, published: 0, unfinished: 5 },
  ],
  measured: 29,
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

/** Returns mental checks and statistics that a test can read and change. */
export const createAiestheData = () =>
  structuredClone({
    choices,
    diagnoses,
    checks: [
      createCheck('k-1', '今週のこころと体', 'Mind and body this week'),
      createCheck('k-2', '一日の終わりに', 'At the end of the day', {
        displayOrder: 1,
        intervalDays: 7,
        answers: 0,
        withdrawnAt: hoursFromNow(-20),
      }),
    ],
  })

export type AiestheData = ReturnType<typeof createAiestheData>
