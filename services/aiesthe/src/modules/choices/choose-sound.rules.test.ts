import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ChoiceContext, chooseSound } from './choose-sound.rules.ts'
import { type Cluster, clusters } from './clusters.rules.ts'
import { drawSound } from './draw-choice.rules.ts'
import { type Experience, emptyExperience, emptyTallies, type RewardTallies } from './experience.rules.ts'
import { createSeededRandom } from './seeded-random.rules.ts'

const measured = (clusters: RewardTallies['clusters'], sounds: RewardTallies['sounds'] = {}): Experience => ({
  ...emptyExperience,
  measured: { clusters, sounds },
})
const played = (clusters: RewardTallies['clusters'], sounds: RewardTallies['sounds'] = {}): Experience => ({
  ...emptyExperience,
  played: { clusters, sounds },
})
const candidates = clusters.flatMap((cluster) =>
  ['a', 'b', 'c', 'd'].map((name) => ({ soundId: `${name}${cluster}`, cluster })),
)

const halves = { 1: 0.5, 2: 0.5, 3: 0.5, 4: 0.5 }

function context(changes: Partial<ChoiceContext> = {}): ChoiceContext {
  return {
    candidates,
    recentSoundIds: [],
    own: emptyExperience,
    felt: emptyTallies,
    others: emptyExperience,
    expressionType: null,
    answers: null,
    calm: [],
    seed: 'seed',
    ...changes,
  }
}

function choices(changes: Partial<ChoiceContext>, times = 400) {
  return Array.from({ length: times }, (_, index) => {
    const choice = chooseSound(context({ ...changes, seed: `seed ${index}` }))
    if (!choice) throw new Error('nothing chosen')
    return choice
  })
}

function share(chosen: { cluster: Cluster }[], cluster: Cluster): number {
  return chosen.filter((choice) => choice.cluster === cluster).length / chosen.length
}

describe('chooseSound', () => {
  it('returns null without candidates', () => {
    expect(chooseSound(context({ candidates: [] }))).toBeNull()
  })

  it('returns the same sound for the same context and seed, whatever the order of the candidates', () => {
    for (let seed = 0; seed < 50; seed++) {
      const first = chooseSound(context({ seed: `${seed}` }))
      expect(chooseSound(context({ seed: `${seed}` }))).toEqual(first)
      expect(chooseSound(context({ seed: `${seed}`, candidates: candidates.toReversed() }))).toEqual(first)
    }
  })

  it('chooses every sound about equally often without any experience', () => {
    const chosen = choices({}, 1600)
    for (const { soundId } of candidates) {
      const times = chosen.filter((choice) => choice.soundId === soundId).length
      expect(times).toBeGreaterThan(50)
      expect(times).toBeLessThan(150)
    }
  })

  it.each([
    [6, ['d', 'e', 'f']],
    [5, ['c', 'd', 'e']],
    [4, ['b', 'c', 'd']],
    [3, ['a', 'b', 'c']],
    [2, ['a', 'b']],
    [1, ['a']],
  ])('of %d sounds, skips recently played ones only while three remain', (count, open) => {
    const sounds = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count)
    const candidates = sounds.map((soundId) => ({ soundId, cluster: 1 as const }))
    const chosen = choices({ candidates, recentSoundIds: ['a', 'b', 'c', 'd'] }, 200)
    expect([...new Set(chosen.map(({ soundId }) => soundId))].sort()).toEqual(open)
  })

  it('prefers calm sounds after a high stress check and gives that reason, but still chooses every cluster', () => {
    const chosen = choices({ calm: [2, 3] }, 1600)
    const calm = share(chosen, 2) + share(chosen, 3)
    expect(calm).toBeGreaterThan(0.52)
    expect(calm).toBeLessThan(0.75)
    for (const { cluster, reason } of chosen)
      expect(reason).toBe([2, 3].includes(cluster) ? 'stress-check' : 'exploring')
    expect(choices({ calm: [2, 3], expressionType: 1 })[0]?.reason).not.toBe('stress-check')
  })

  it('mostly chooses the cluster and sound that eased this member, with the reason learned', () => {
    const own = measured(
      { 1: { count: 10, sum: 4 }, 3: { count: 10, sum: 8.5 } },
      { b3: { count: 6, sum: 5.7 }, a3: { count: 4, sum: 2 } },
    )
    const chosen = choices({
      own,
      others: measured({ 2: { count: 100, sum: 50 }, 4: { count: 100, sum: 50 } }),
    })
    expect(share(chosen, 3)).toBeGreaterThan(0.7)
    const of3 = chosen.filter(({ cluster }) => cluster === 3)
    expect(of3.every(({ reason, measured }) => reason === 'learned' && measured === 10)).toBe(true)
    const times = (id: string) => of3.filter(({ soundId }) => soundId === id).length
    expect(times('b3')).toBeGreaterThan(times('a3') * 2)
  })

  it('follows the results of others at first, until the member’s own results outweigh them', () => {
    const others = measured({ 2: { count: 1000, sum: 950 } })
    expect(share(choices({ others }), 2)).toBeGreaterThan(0.45)
    const own = measured({ 2: { count: 12, sum: 2 }, 4: { count: 12, sum: 10 } })
    const chosen = choices({ others, own })
    expect(share(chosen, 2)).toBeLessThan(0.1)
    expect(share(chosen, 4)).toBeGreaterThan(0.6)
  })

  const fit = { 1: 0.3, 2: 0.3, 3: 0.9, 4: 0.3 }
  it.each([
    ['expression', { expressionType: 3 }],
    ['expression', { expressionType: 3, answers: { source: 'mental-check', fit: { ...fit, 1: 1 } } }],
    ['mental-check', { answers: { source: 'mental-check', fit } }],
  ] as const)('chooses nine of ten sounds by the %s until three changes were measured', (reason, guide) => {
    for (const own of [emptyExperience, measured({ 2: { count: 2, sum: 2 } })]) {
      const chosen = choices({ ...guide, own }, 2000)
      expect(share(chosen, 3)).toBeGreaterThan(0.93)
      expect(share(chosen, 3)).toBeLessThan(0.98)
      for (const choice of chosen) expect(choice.reason).toBe(choice.cluster === 3 ? reason : 'exploring')
    }
  })

  it.each([
    ['nothing measured', emptyExperience, [3]],
    ['another type measured, which did not help', measured({ 2: { count: 9, sum: 2 } }), [3]],
    ['another type learned', measured({ 2: { count: 9, sum: 8 } }), [2, 3]],
  ])('never explores right after an interview, with %s', (_, own, expected) => {
    const chosen = choices({ answers: { source: 'interview', fit }, own }, 2000)
    expect([...new Set(chosen.map(({ cluster }) => cluster))].sort()).toEqual(expected)
    for (const choice of chosen) expect(choice.reason).toBe(choice.cluster === 3 ? 'interview' : 'learned')
  })

  it.each([0.3, 0.9])(
    'gives the interview as reason where its answers suit all types alike, by %s',
    (all) => {
      const chosen = choices(
        { answers: { source: 'interview', fit: { 1: all, 2: all, 3: all, 4: all } } },
        400,
      )
      expect(new Set(chosen.map(({ reason }) => reason))).toEqual(new Set(['interview']))
      expect(new Set(chosen.map(({ cluster }) => cluster)).size).toBe(4)
    },
  )

  it('divides choices among types that fit the answers equally, and chooses every sound', () => {
    const chosen = choices({ answers: { source: 'interview', fit: { ...fit, 1: 0.9 } } }, 2000)
    expect(share(chosen, 1) + share(chosen, 3)).toBe(1)
    expect(share(chosen, 1)).toBeGreaterThan(0.3)
    for (const name of ['a', 'b', 'c', 'd'])
      expect(chosen.filter(({ soundId }) => soundId === `${name}3`).length).toBeGreaterThan(100)
  })

  it('follows the measurements after three measured changes, with the face as a prior', () => {
    const eased = measured({ 2: { count: 18, sum: 18 * 0.75 } })
    const chosen = choices({ own: eased, expressionType: 1 }, 1000)
    expect(share(chosen, 2)).toBeGreaterThan(0.85)
    expect(chosen.every(({ cluster, reason }) => cluster !== 2 || reason === 'learned')).toBe(true)
    const [first, second] = [1, 2].map((expressionType) =>
      share(
        choices(
          { own: measured({ 2: { count: 3, sum: 2 } }), expressionType: expressionType as Cluster },
          2000,
        ),
        2,
      ),
    )
    expect(second).toBeGreaterThan((first ?? 0) + 0.05)
    const worse = measured({ 3: { count: 6, sum: 6 * 0.3 } })
    expect(share(choices({ own: worse, expressionType: 3 }, 1000), 3)).toBeLessThan(0.1)
  })

  it('gives plays without photos little weight: thirty abandoned ones do not outweigh three measurements', () => {
    const left = { count: 30, sum: 12 }
    const eased = measured({ 3: { count: 3, sum: 2.7 } })
    const both = { ...eased, played: { clusters: { 3: left }, sounds: {} } }
    const [without, withPlays] = [eased, both].map((own) => share(choices({ own }), 3))
    expect(without).toBeGreaterThan(0.35)
    expect(withPlays).toBeGreaterThan((without ?? 0) * 0.7)
    expect(share(choices({ own: measured({ 3: left }) }), 3)).toBeLessThan(0.2)
  })

  it('learns a little from plays alone', () => {
    const own = played({ 1: { count: 30, sum: 18 }, 2: { count: 30, sum: 12 } })
    const chosen = choices({ own }, 2000)
    expect(share(chosen, 1)).toBeGreaterThan(share(chosen, 2) * 1.1)
  })

  it('a choice can be repeated from its stored inputs after a JSON round trip', () => {
    for (let number = 0; number < 50; number++) {
      const seed = `kept ${number}`
      const own = measured({ 2: { count: 3, sum: 1.23456789 } }, { a2: { count: 3, sum: 1.23456789 } })
      const choice = chooseSound(
        context({
          own,
          recentSoundIds: ['a1'],
          expressionType: 4,
          answers: { source: 'mental-check', fit: halves },
          seed,
        }),
      )
      const { beliefs } = JSON.parse(JSON.stringify(choice))
      expect(beliefs.sounds).toHaveLength(candidates.length - 1)
      expect(drawSound(beliefs, seed)).toEqual({ soundId: choice?.soundId, cluster: choice?.cluster })
    }
  })

  it('eases simulated members, each with another best type, more than random choice does', () => {
    const learned = mean(Array.from({ length: 60 }, (_, member) => simulate(member, chooseSound)))
    const random = mean(
      Array.from({ length: 60 }, (_, member) =>
        simulate(member, ({ seed }) => {
          const candidate = candidates[Math.floor(createSeededRandom(seed)() * candidates.length)]
          return candidate ? { ...candidate } : null
        }),
      ),
    )
    expect(random).toBeCloseTo(0.5, 1)
    expect(learned).toBeGreaterThan(random * 1.25)
  })
})

interface Sums {
  [key: string]: { count: number; sum: number }
}

/** Returns the mean reward of one member's forty sessions; one type suits the member, the others do not. */
function simulate(
  member: number,
  choose: (context: ChoiceContext) => { soundId: string; cluster: Cluster } | null,
): number {
  const random = createSeededRandom(`noise of member ${member}`)
  const suits = (member % 4) + 1
  const own = { clusters: {} as Sums, sounds: {} as Sums }
  const recentSoundIds: string[] = []
  const rewards: number[] = []
  for (let session = 0; session < 40; session++) {
    const choice = choose(
      context({ own: { ...emptyExperience, measured: own }, recentSoundIds, seed: `${member} ${session}` }),
    )
    if (!choice) throw new Error('nothing chosen')
    const reward = Math.min(1, Math.max(0, (choice.cluster === suits ? 0.8 : 0.4) + (random() - 0.5) * 0.4))
    add(own.clusters, String(choice.cluster), reward)
    add(own.sounds, choice.soundId, reward)
    recentSoundIds.unshift(choice.soundId)
    rewards.push(reward)
  }
  return mean(rewards)
}

function add(tallies: Sums, key: string, reward: number): void {
  const { count, sum } = tallies[key] ?? { count: 0, sum: 0 }
  tallies[key] = { count: count + 1, sum: sum + reward }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('chooseSound with check-ins', () => {
  const felt = (clusters: RewardTallies['clusters'], sounds: RewardTallies['sounds'] = {}) => ({
    felt: { clusters, sounds },
  })
  const well = { count: 6, sum: 5.4 }
  const badly = { count: 6, sum: 1.2 }

  it('chooses the cluster and the sound after which the member felt better, and gives that reason', () => {
    const chosen = choices(felt({ 1: badly, 2: badly, 3: well, 4: badly }, { a3: well, b3: badly }))
    expect(share(chosen, 3)).toBeGreaterThan(0.9)
    const ofCluster = chosen.filter(({ cluster }) => cluster === 3)
    expect(new Set(ofCluster.map(({ reason }) => reason))).toEqual(new Set(['check-in']))
    const times = (name: string) => ofCluster.filter(({ soundId }) => soundId === name).length
    expect(times('a3')).toBeGreaterThan(10 * times('b3'))
  })

  it('lets three of them decide instead of the face', () => {
    const decided = felt({ 1: { count: 2, sum: 0 }, 3: { count: 1, sum: 1 } })
    expect(share(choices({ expressionType: 1, ...decided }), 1)).toBeLessThan(0.5)
    const few = felt({ 1: { count: 1, sum: 0 }, 3: { count: 1, sum: 1 } })
    expect(share(choices({ expressionType: 1, ...few }), 1)).toBeGreaterThan(0.9)
  })

  it('after an interview, chooses between what the answers ask for and what helped', () => {
    const interview = { source: 'interview' as const, fit: { ...halves, 2: 1 } }
    const chosen = choices({ answers: interview, ...felt({ 3: well }) })
    expect(new Set(chosen.map(({ cluster }) => cluster))).toEqual(new Set([2, 3]))
  })

  it('chooses without a check-in exactly as before there were any', () => {
    const chosen = Array.from({ length: 300 }, (_, number) => chooseSound(createRandomContext(number)))
    expect(createHash('sha256').update(JSON.stringify(chosen)).digest('hex')).toBe(
      '50a111e4dcf56e6d1c2d18f26e9d74022a82f3f457e4e85ffa310403be551e97',
    )
  })
})

/** Creates a context with all that is known beside check-ins; the same number gives the same one. */
function createRandomContext(number: number): ChoiceContext {
  const random = createSeededRandom(`context ${number}`)
  const createTally = () => {
    const count = Math.floor(random() * 6)
    return { count, sum: count * random() }
  }
  const createTallies = () => ({
    clusters: { 1: createTally(), 2: createTally(), 3: createTally(), 4: createTally() },
    sounds: Object.fromEntries(candidates.map(({ soundId }) => [soundId, createTally()])),
  })
  const createExperience = () => ({ measured: createTallies(), played: createTallies() })
  return context({
    recentSoundIds: ['a1', 'b2', 'c3'].slice(number % 4),
    own: createExperience(),
    others: createExperience(),
    expressionType: clusters[number % 5] ?? null,
    answers:
      number % 3 === 0
        ? { source: 'interview', fit: { 1: random(), 2: random(), 3: random(), 4: random() } }
        : null,
    calm: number % 2 === 0 ? [2, 3] : [],
    seed: `seed ${number}`,
  })
}
