import { describe, expect, it } from 'vitest'
import { findDerivable, type Sum } from '../testing/audit-figures.ts'
import { createRandom } from './seeded-random.ts'
import { SMALLEST_GROUP } from './small-groups.ts'
import { type ChoiceGroup, hideChoices, type Told } from './small-groups-choices.ts'

interface Choice {
  member: number
  cluster: number
  reason: string
  /** Null: one of those that are not listed. */
  sound: string | null
  heard: 'finished' | 'abandoned' | 'unplayed'
  isMeasured: boolean
  isRewarded: boolean
}

/** What a number of a row counts, and together with what it is told. */
const numbers: Record<string, { of: (choice: Choice) => boolean; told: Told }> = {
  chosen: { of: () => true, told: 'chosen' },
  finished: { of: ({ heard }) => heard === 'finished', told: 'heard' },
  abandoned: { of: ({ heard }) => heard === 'abandoned', told: 'heard' },
  unplayed: { of: ({ heard }) => heard === 'unplayed', told: 'heard' },
  exploring: { of: ({ reason }) => reason === 'exploring', told: 'exploring' },
  notExploring: { of: ({ reason }) => reason !== 'exploring', told: 'exploring' },
  measured: { of: ({ isMeasured }) => isMeasured, told: 'measured' },
  unmeasured: { of: ({ isMeasured }) => !isMeasured, told: 'measured' },
  rewarded: { of: ({ isRewarded }) => isRewarded, told: 'belief' },
  unrewarded: { of: ({ isRewarded }) => !isRewarded, told: 'belief' },
}
const wholes = [
  ['finished', 'abandoned', 'unplayed'],
  ['exploring', 'notExploring'],
  ['measured', 'unmeasured'],
  ['rewarded', 'unrewarded'],
]

const peopleOf = (choices: readonly Choice[]) => new Set(choices.map(({ member }) => member)).size

function groupOf(choices: readonly Choice[]): ChoiceGroup {
  const by = Object.fromEntries(
    Object.entries(numbers).map(([name, { of }]) => [`${name}By`, peopleOf(choices.filter(of))]),
  )
  return { ...(by as unknown as ChoiceGroup), chosen: choices.length, people: peopleOf(choices) }
}

function divide(choices: readonly Choice[]) {
  const rowsBy = (key: (choice: Choice) => string) =>
    [...new Set(choices.map(key))].sort().map((name) => {
      const its = choices.filter((choice) => key(choice) === name)
      const first = its[0] as Choice
      return {
        ...groupOf(its),
        its,
        cluster: first.cluster,
        course: 10,
        reason: first.reason,
        soundId: first.sound,
        name,
      }
    })
  return {
    clusters: rowsBy(({ cluster }) => `cluster ${cluster}`),
    reasons: rowsBy(({ reason }) => reason),
    sounds: rowsBy(({ cluster, sound }) => `${cluster} ${sound}`),
  }
}

/** Everything that whoever reads the console can set up from what it tells, and what must not follow from it. */
function audit(choices: readonly Choice[]) {
  const divided = divide(choices)
  const hidden = hideChoices(divided)
  const rows = [
    ...divided.clusters.map((row, at) => ({ ...row, shown: true, hidden: hidden.clusters[at] })),
    ...divided.reasons.map((row, at) => ({ ...row, shown: true, hidden: hidden.reasons[at] })),
    ...divided.sounds.map((row, at) => ({ ...row, shown: row.soundId !== null, hidden: hidden.sounds[at] })),
  ]
  const [names, sums, told, secret]: [string[], Sum[], Map<string, number>, string[]] = [
    [],
    [],
    new Map(),
    [],
  ]
  for (const { name, its, shown, hidden } of rows) {
    for (const [number, { of, told: block }] of Object.entries(numbers)) {
      const counted = its.filter(of)
      names.push(`${name}: ${number}`)
      if (shown && hidden?.[block] === false) told.set(`${name}: ${number}`, counted.length)
      const people = peopleOf(counted)
      if (people > 0 && people < SMALLEST_GROUP) secret.push(`${name}: ${number}`)
    }
    for (const parts of wholes)
      sums.push({ whole: `${name}: chosen`, parts: parts.map((part) => `${name}: ${part}`) })
  }
  for (const number of Object.keys(numbers)) {
    const of = (row: { name: string }) => `${row.name}: ${number}`
    names.push(`all: ${number}`)
    sums.push({ whole: `all: ${number}`, parts: divided.clusters.map(of) })
    sums.push({ whole: `all: ${number}`, parts: divided.reasons.map(of) })
    for (const row of divided.clusters)
      sums.push({
        whole: of(row),
        parts: divided.sounds.filter(({ cluster }) => cluster === row.cluster).map(of),
      })
  }
  for (const { name } of divided.reasons)
    told.set(`${name}: ${name === 'exploring' ? 'notExploring' : 'exploring'}`, 0)
  const derivable = findDerivable(names, sums, told)
  return { leaks: secret.filter((name) => derivable.has(name)), told, secret }
}

/** Choices of a few members, unevenly spread, so that small rows lie beside big ones. */
function pretend(seed: string): Choice[] {
  const random = createRandom(seed)
  const below = (count: number) => Math.floor(random() ** 2 * count)
  const [members, clusters, sounds, listed] = [4 + below(40), 1 + below(4), 1 + below(4), 1 + below(4)]
  const sound = () => {
    const number = below(sounds)
    return number < listed ? `sound ${number}` : null
  }
  return Array.from({ length: 5 + below(150) }, () => ({
    ...{ member: below(members), cluster: below(clusters), sound: sound() },
    reason: ['learned', 'exploring', 'expression', 'mental-check'][below(4)] ?? '',
    heard: (['finished', 'unplayed', 'abandoned'] as const)[below(3)] ?? 'unplayed',
    ...{ isMeasured: random() < 0.5, isRewarded: random() < 0.7 },
  }))
}

const many = (count: number, choice: Partial<Choice>, from = 0): Choice[] =>
  Array.from({ length: count }, (_, member) => ({
    ...{ member: from + member, cluster: 1, reason: 'learned', sound: 'sound', heard: 'finished' as const },
    ...{ isMeasured: true, isRewarded: true },
    ...choice,
  }))

describe('the AI’s choices by cluster, reason and sound', () => {
  it('are all told where nobody could be recognised', () => {
    const { secret, told } = audit([...many(9, {}), ...many(7, { cluster: 2, reason: 'exploring' })])
    expect(secret).toEqual([])
    expect(told.size).toBe(6 * Object.keys(numbers).length)
  })

  it('hide the smallest other row with one that is hidden', () => {
    const { clusters } = hideChoices(
      divide([...many(9, {}), ...many(2, { cluster: 2 }), ...many(7, { cluster: 3 })]),
    )
    expect(clusters.map(({ chosen }) => chosen)).toEqual([false, true, true])
  })

  it('hide a sound where their type is hidden only to cover another one', () => {
    const { sounds } = hideChoices(
      divide([
        ...many(9, { cluster: 3 }),
        ...many(2, { cluster: 2 }),
        ...many(6, { sound: 'a' }),
        ...many(5, { sound: 'b' }),
        ...many(6, { cluster: 3, sound: 'b' }),
      ]),
    )
    expect(sounds.map(({ chosen }) => chosen)).toEqual([false, true, true, false, false])
  })

  it('hide no listed sound beside a small one where those that are not listed are many', () => {
    const listed = [...many(9, { sound: 'a' }), ...many(3, { sound: 'b' }), ...many(7, { sound: 'c' })]
    const isHidden = (choices: readonly Choice[]) =>
      hideChoices(divide(choices)).sounds.map(({ chosen }) => chosen)
    expect(isHidden(listed)).toEqual([false, true, true])
    expect(isHidden([...listed, ...many(60, { sound: null })])).toEqual([false, true, false, true])
  })

  it('hide the smallest listed sound where those that are not listed are few', () => {
    const choices = [...many(9, { sound: 'a' }), ...many(7, { sound: 'c' }), ...many(2, { sound: null })]
    expect(hideChoices(divide(choices)).sounds.map(({ chosen }) => chosen)).toEqual([false, true, true])
    expect(audit(choices).leaks).toEqual([])
  })

  it('tell no share that is about one person, nor that all but one did it', () => {
    const one = divide([...many(5, {}), ...many(1, { heard: 'abandoned' }, 5)])
    expect(hideChoices(one).clusters).toMatchObject([{ chosen: false, heard: true, measured: false }])
    const allButOne = divide([...many(8, {}), ...many(1, { isMeasured: false }, 8)])
    expect(hideChoices(allButOne).reasons).toMatchObject([{ heard: false, measured: true }])
  })

  it('do not tell through the exploring ones of the types how many a hidden reason has', () => {
    const choices = [
      ...many(20, {}),
      ...many(2, { reason: 'mental-check', cluster: 2 }),
      ...many(8, { cluster: 2 }),
      ...many(7, { reason: 'exploring' }),
    ]
    expect(hideChoices(divide(choices)).clusters.some(({ exploring }) => exploring)).toBe(true)
    expect(audit(choices).leaks).toEqual([])
  })

  it('give away nothing about one to four people, however they are added up and subtracted', () => {
    let [told, secret] = [0, 0]
    for (let number = 0; number < 150; number++) {
      const found = audit(pretend(`choices ${number}`))
      expect(found.leaks, `choices ${number}`).toEqual([])
      told += found.told.size
      secret += found.secret.length
    }
    expect(Math.min(told, secret)).toBeGreaterThan(1000)
  }, 60_000)
})
