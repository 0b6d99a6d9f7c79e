import type { Candidate, Choice, ChoiceContext, Tally } from '@hibiki/aiesthe/choose-sound'

export const SESSIONS = 60
const MEMBERS = 400
const clusters = [1, 2, 3, 4] as const
const candidates: Candidate[] = clusters.flatMap((cluster) =>
  Array.from({ length: 6 }, (_, number) => ({ soundId: `${cluster}-${number}`, cluster })),
)

type Choose = (context: ChoiceContext) => Pick<Choice, 'soundId' | 'cluster'> | null

interface Memory {
  clusters: Record<string, Tally>
  sounds: Record<string, Tally>
}

/**
 * The mean regret after each session, added up: what the best sound would have brought, less what the chosen one is worth to the
 * member. Members are of four kinds; each kind is eased most by another cluster, and within it by one sound more than by the rest. What is
 * measured of a session is its worth with noise, as between two photos.
 */
export function simulate(choose: Choose): number[] {
  const regrets = new Array<number>(SESSIONS).fill(0)
  const everybody = new Map<number, Memory>(clusters.map((kind) => [kind, emptyMemory()]))
  for (let member = 0; member < MEMBERS; member++) {
    const kind = clusters[member % clusters.length] ?? 1
    const noise = createNoise(member + 1)
    const own = emptyMemory()
    const others = everybody.get(kind) ?? emptyMemory()
    const recentSoundIds: string[] = []
    let regret = 0
    for (let session = 0; session < SESSIONS; session++) {
      const choice = choose({
        ...{ candidates, recentSoundIds, own, everybody: others, mentalCheck: null },
        // A face tells the kind of member only now and then.
        expressionType: noise() < 0.4 ? kind : null,
        seed: `${member}/${session}`,
      })
      if (!choice) throw new Error('nothing was chosen')
      const worth = worthOf(kind, choice)
      regret += bestWorth(kind, recentSoundIds) - worth
      regrets[session] = (regrets[session] ?? 0) + regret / MEMBERS
      const reward = Math.min(1, Math.max(0, worth + (noise() - 0.5) * 0.5))
      for (const memory of [own, others]) remember(memory, choice, reward)
      recentSoundIds.unshift(choice.soundId)
    }
  }
  return regrets
}

/** One of the candidates, all alike, but not one of the last three. */
export function atRandom(random: () => number): Choose {
  return ({ recentSoundIds }) => {
    const open = candidates.filter(({ soundId }) => !recentSoundIds.slice(0, 3).includes(soundId))
    return open[Math.floor(random() * open.length)] ?? null
  }
}

/** Numbers from 0 to 1, the same in every run. */
export function createNoise(seed: number): () => number {
  let state = seed
  return () => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function worthOf(kind: number, { soundId, cluster }: Pick<Choice, 'soundId' | 'cluster'>): number {
  if (cluster !== kind) return 0.42
  return soundId.endsWith('-0') ? 0.78 : 0.66
}

/** Of the sounds that were open: the last three are not. */
function bestWorth(kind: number, recentSoundIds: readonly string[]): number {
  const open = candidates.filter(({ soundId }) => !recentSoundIds.slice(0, 3).includes(soundId))
  return Math.max(...open.map((candidate) => worthOf(kind, candidate)))
}

function emptyMemory(): Memory {
  return { clusters: {}, sounds: {} }
}

function remember(memory: Memory, choice: Pick<Choice, 'soundId' | 'cluster'>, reward: number): void {
  add(memory.clusters, String(choice.cluster), reward)
  add(memory.sounds, choice.soundId, reward)
}

function add(tallies: Record<string, Tally>, key: string, reward: number): void {
  const { count, sum } = tallies[key] ?? { count: 0, sum: 0 }
  tallies[key] = { count: count + 1, sum: sum + reward }
}
