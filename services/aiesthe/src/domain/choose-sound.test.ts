import { describe, expect, it } from 'vitest'
import { choiceText } from './choice-texts.ts'
import { type ChoiceContext, chooseSound, type Experience } from './choose-sound.ts'
import { type Cluster, clusters } from './clusters.ts'
import { createRandom } from './seeded-random.ts'

const nothing: Experience = { clusters: {}, sounds: {} }
const candidates = clusters.flatMap((cluster) =>
  ['a', 'b', 'c', 'd'].map((name) => ({ soundId: `${name}${cluster}`, cluster })),
)

function context(changes: Partial<ChoiceContext> = {}): ChoiceContext {
  return {
    candidates,
    recentSoundIds: [],
    own: nothing,
    everybody: nothing,
    expressionType: null,
    mentalCheck: null,
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
  it('chooses nothing from nothing', () => {
    expect(chooseSound(context({ candidates: [] }))).toBeNull()
  })

  it('the same context and seed give the same sound, in whatever order the candidates come', () => {
    for (let seed = 0; seed < 50; seed++) {
      const first = chooseSound(context({ seed: `${seed}` }))
      expect(chooseSound(context({ seed: `${seed}` }))).toEqual(first)
      expect(chooseSound(context({ seed: `${seed}`, candidates: candidates.toReversed() }))).toEqual(first)
    }
  })

  it('knowing nothing, gives every sound its turn', () => {
    const chosen = choices({}, 1600)
    for (const { soundId } of candidates) {
      const times = chosen.filter((choice) => choice.soundId === soundId).length
      expect(times).toBeGreaterThan(50)
      expect(times).toBeLessThan(150)
    }
  })

  it('leaves out the last three, and fewer where nothing else remains', () => {
    const of1 = candidates.filter(({ cluster }) => cluster === 1)
    const recent = ['b1', 'a1', 'c1', 'd1']
    expect(new Set(choices({ candidates: of1, recentSoundIds: recent }, 50).map((c) => c.soundId))).toEqual(
      new Set(['d1']),
    )
    const two = of1.slice(0, 2)
    expect(new Set(choices({ candidates: two, recentSoundIds: recent }, 50).map((c) => c.soundId))).toEqual(
      new Set(['a1']),
    )
    expect(chooseSound(context({ candidates: of1.slice(1, 2), recentSoundIds: recent }))?.soundId).toBe('b1')
  })

  it('learns: the cluster and the sound that eased this member are chosen most, and it says so', () => {
    const own: Experience = {
      clusters: { 1: { count: 10, sum: 4 }, 3: { count: 10, sum: 8.5 } },
      sounds: { b3: { count: 6, sum: 5.7 }, a3: { count: 4, sum: 2 } },
    }
    const chosen = choices({
      own,
      everybody: { clusters: { 2: { count: 100, sum: 50 }, 4: { count: 100, sum: 50 } }, sounds: {} },
    })
    expect(share(chosen, 3)).toBeGreaterThan(0.7)
    const of3 = chosen.filter(({ cluster }) => cluster === 3)
    expect(of3.every(({ reason, measured }) => reason === 'learned' && measured === 10)).toBe(true)
    const times = (id: string) => of3.filter(({ soundId }) => soundId === id).length
    expect(times('b3')).toBeGreaterThan(times('a3') * 2)
  })

  it('what others felt counts at first, and own results soon outweigh it', () => {
    const everybody: Experience = { clusters: { 2: { count: 1000, sum: 950 } }, sounds: {} }
    expect(share(choices({ everybody }), 2)).toBeGreaterThan(0.45)
    const own: Experience = { clusters: { 2: { count: 12, sum: 2 }, 4: { count: 12, sum: 10 } }, sounds: {} }
    const chosen = choices({ everybody, own })
    expect(share(chosen, 2)).toBeLessThan(0.1)
    expect(share(chosen, 4)).toBeGreaterThan(0.6)
  })

  it('starts from the latest mental check and from the face', () => {
    const mentalCheck = { 1: 0.1, 2: 0.2, 3: 0.9, 4: 0.1 }
    const checked = choices({ mentalCheck })
    expect(share(checked, 3)).toBeGreaterThan(0.4)
    expect(checked.find(({ cluster }) => cluster === 3)?.reason).toBe('mental-check')
    const seen = choices({ expressionType: 4 })
    expect(share(seen, 4)).toBeGreaterThan(0.35)
    expect(seen.find(({ cluster }) => cluster === 4)?.reason).toBe('expression')
    expect(seen.find(({ cluster }) => cluster === 1)?.reason).toBe('exploring')
  })

  it('on people whose best type differs, eases more than choosing at random', () => {
    const learned = mean(Array.from({ length: 60 }, (_, member) => simulate(member, chooseSound)))
    const random = mean(
      Array.from({ length: 60 }, (_, member) =>
        simulate(member, ({ seed }) => {
          const candidate = candidates[Math.floor(createRandom(seed)() * candidates.length)]
          return candidate ? { ...candidate } : null
        }),
      ),
    )
    expect(random).toBeCloseTo(0.5, 1)
    expect(learned).toBeGreaterThan(random * 1.25)
  })
})

describe('choiceText', () => {
  it.each(['learned', 'mental-check', 'expression', 'mood', 'interview', 'exploring'] as const)(
    '%s has words in both languages',
    (reason) => {
      const { ja, en } = choiceText({ reason, cluster: 3, measured: 7 })
      expect(ja).toMatch(/。$/)
      expect(en).toMatch(/\.$/)
      if (reason === 'learned') expect([ja, en].every((words) => words.includes('7'))).toBe(true)
    },
  )
})

interface Tallies {
  [key: string]: { count: number; sum: number }
}

/** The mean reward of one member's forty sessions; one type suits them, the others do not. */
function simulate(
  member: number,
  choose: (context: ChoiceContext) => { soundId: string; cluster: Cluster } | null,
): number {
  const random = createRandom(`noise of member ${member}`)
  const suits = (member % 4) + 1
  const own = { clusters: {} as Tallies, sounds: {} as Tallies }
  const recentSoundIds: string[] = []
  const rewards: number[] = []
  for (let session = 0; session < 40; session++) {
    const choice = choose(context({ own, recentSoundIds, seed: `${member} ${session}` }))
    if (!choice) throw new Error('nothing chosen')
    const reward = Math.min(1, Math.max(0, (choice.cluster === suits ? 0.8 : 0.4) + (random() - 0.5) * 0.4))
    add(own.clusters, String(choice.cluster), reward)
    add(own.sounds, choice.soundId, reward)
    recentSoundIds.unshift(choice.soundId)
    rewards.push(reward)
  }
  return mean(rewards)
}

function add(tallies: Tallies, key: string, reward: number): void {
  const { count, sum } = tallies[key] ?? { count: 0, sum: 0 }
  tallies[key] = { count: count + 1, sum: sum + reward }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
