import { describe, expect, it } from 'vitest'
import { findDerivable, type Sum } from '../testing/audit-figures.ts'
import { createRandom } from './seeded-random.ts'
import { SMALLEST_GROUP } from './small-groups.ts'
import { type DiagnosisFigure, type DiagnosisGroup, reportDiagnoses } from './small-groups-diagnoses.ts'

interface Diagnosis {
  member: number
  day: number
  course: number
  state: 'published' | 'kept' | 'unfinished' | 'goingOn'
}

const counted = {
  started: ['published', 'kept', 'unfinished', 'goingOn'],
  completed: ['published', 'kept'],
  published: ['published'],
  kept: ['kept'],
  unfinished: ['unfinished'],
  goingOn: ['goingOn'],
  unpublished: ['kept', 'unfinished', 'goingOn'],
}
type Counted = keyof typeof counted
const all = Object.keys(counted) as Counted[]

const those = (name: Counted, diagnoses: readonly Diagnosis[]) =>
  diagnoses.filter(({ state }) => counted[name].includes(state))
const peopleOf = (diagnoses: readonly Diagnosis[]) => new Set(diagnoses.map(({ member }) => member)).size

const groupOf = (diagnoses: readonly Diagnosis[]) =>
  Object.fromEntries(
    all.flatMap((name) => {
      const its = those(name, diagnoses)
      return [
        [name, its.length],
        [`${name}By`, peopleOf(its)],
      ]
    }),
  ) as unknown as DiagnosisGroup

const of = (state: Diagnosis['state'], count: number, more: Partial<Diagnosis> = {}): Diagnosis[] =>
  Array.from({ length: count }, (_, member) => ({ member, day: 0, course: 1, state, ...more }))

/** The only row about these. */
const tell = (...diagnoses: Diagnosis[][]) => reportDiagnoses(groupOf(diagnoses.flat()), []).total

/** What follows, from all that is told of days, of courses and in all, about one to four people. */
function audit(diagnoses: readonly Diagnosis[]) {
  const numbersOf = (key: 'day' | 'course') => [...new Set(diagnoses.map((one) => one[key]))]
  const [days, courses] = (['day', 'course'] as const).map((key) =>
    numbersOf(key).map((value) => ({
      name: `${key} ${value}`,
      its: diagnoses.filter((one) => one[key] === value),
    })),
  ) as [Row[], Row[]]
  type Row = { name: string; its: Diagnosis[] }
  const whole: Row = { name: 'all', its: [...diagnoses] }
  const shown = reportDiagnoses(
    groupOf(diagnoses),
    [days, courses].map((rows) => rows.map(({ its }) => groupOf(its))),
  )
  const rows = [whole, ...days, ...courses]
  const figures = [shown.total, ...shown.divisions.flat()]
  const [names, sums, told, secret]: [string[], Sum[], Map<string, number>, string[]] = [
    [],
    [],
    new Map(),
    [],
  ]
  for (const [at, { name, its }] of rows.entries()) {
    for (const number of all) {
      names.push(`${name}: ${number}`)
      const people = peopleOf(those(number, its))
      if (people > 0 && people < SMALLEST_GROUP) secret.push(`${name}: ${number}`)
      const figure = figures[at]?.[number as DiagnosisFigure] ?? null
      if (figure !== null) told.set(`${name}: ${number}`, figure)
    }
    const sum = (whole: Counted, ...parts: Counted[]) =>
      sums.push({ whole: `${name}: ${whole}`, parts: parts.map((part) => `${name}: ${part}`) })
    sum('started', 'completed', 'unfinished', 'goingOn')
    sum('started', 'published', 'unpublished')
    sum('completed', 'published', 'kept')
    sum('unpublished', 'kept', 'unfinished', 'goingOn')
  }
  for (const number of all)
    for (const division of [days, courses])
      sums.push({ whole: `all: ${number}`, parts: division.map(({ name }) => `${name}: ${number}`) })
  const derivable = findDerivable(names, sums, told)
  return { leaks: secret.filter((name) => derivable.has(name)), told, secret }
}

function pretend(seed: string): Diagnosis[] {
  const random = createRandom(seed)
  const below = (count: number) => Math.floor(random() ** 2 * count)
  const [members, days, states] = [4 + below(40), 1 + below(5), 1 + below(4)]
  return Array.from({ length: 5 + below(150) }, () => ({
    ...{ member: below(members), day: below(days), course: random() < 0.8 ? 1 : 2 },
    state: (['published', 'kept', 'unfinished', 'goingOn'] as const)[below(states + 1)] ?? 'published',
  }))
}

describe('figures of diagnoses', () => {
  it('are told where every difference of two is about nobody or five people', () => {
    const figures = tell(of('published', 9), of('kept', 5), of('unfinished', 6), of('goingOn', 7))
    expect(figures).toEqual({ started: 27, completed: 14, published: 9, unfinished: 6 })
  })

  it.each([
    ['completed less published', [of('published', 9), of('kept', 1), of('unfinished', 6)], ['published']],
    ['started less completed', [of('kept', 9), of('unfinished', 4)], ['completed', 'unfinished']],
    [
      'started less both',
      [of('kept', 9), of('unfinished', 6), of('goingOn', 2)],
      ['completed', 'unfinished'],
    ],
    [
      'started less published',
      [of('published', 9), of('goingOn', 2)],
      ['completed', 'unfinished', 'published'],
    ],
    ['all of it', [of('kept', 4)], ['started', 'completed', 'unfinished', 'published']],
  ] as const)('hide what %s would tell', (_, diagnoses, hidden) => {
    const figures = tell(...(diagnoses as readonly Diagnosis[][]))
    expect(
      Object.entries(figures)
        .flatMap(([name, figure]) => (figure === null ? [name] : []))
        .sort(),
    ).toEqual([...hidden].sort())
  })

  it('hide the smallest other day, and none of another kind of number', () => {
    const diagnoses = [of('kept', 9), of('kept', 6, { day: 1 }), of('kept', 2, { day: 2 })].flat()
    const days = [0, 1, 2].map((day) => groupOf(diagnoses.filter((one) => one.day === day)))
    const { total, divisions } = reportDiagnoses(groupOf(diagnoses), [days])
    expect(total).toMatchObject({ started: 17, completed: 17 })
    expect(divisions[0]?.map(({ started }) => started)).toEqual([9, null, null])
  })

  it('do not tell in a division what is hidden of the whole', () => {
    const diagnoses = [of('kept', 9), of('kept', 8, { course: 2 }), of('unfinished', 2)].flat()
    const courses = [1, 2].map((course) => groupOf(diagnoses.filter((one) => one.course === course)))
    const { total, divisions } = reportDiagnoses(groupOf(diagnoses), [courses])
    expect(total).toMatchObject({ started: 19, completed: null, unfinished: null })
    expect(divisions[0]).toMatchObject([
      { started: 11, completed: null, unfinished: null },
      { started: 8, completed: 8, unfinished: 0 },
    ])
  })

  it('give away nothing about one to four people, however they are added up and subtracted', () => {
    let [told, secret] = [0, 0]
    for (let number = 0; number < 300; number++) {
      const found = audit(pretend(`diagnoses ${number}`))
      expect(found.leaks, `diagnoses ${number}`).toEqual([])
      told += found.told.size
      secret += found.secret.length
    }
    expect(Math.min(told, secret)).toBeGreaterThan(1000)
  }, 60_000)
})
