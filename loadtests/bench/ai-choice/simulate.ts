import type { Candidate, Choice, ChoiceContext, Experience, Tally } from '@hibiki/aiesthe/choose-sound'

export const SESSIONS = 60
const MEMBERS = 400
const clusters = [1, 2, 3, 4] as const
const candidates: Candidate[] = clusters.flatMap((cluster) =>
  Array.from({ length: 6 }, (_, number) => ({ soundId: `${cluster}-${number}`, cluster })),
)

type Choose = (context: ChoiceContext) => Pick<Choice, 'soundId' | 'cluster'> | null

/** Of every so many sessions one is without photos: it tells only whether the sound was heard to its end. */
const WITHOUT_PHOTOS = 4
/** What a play alone is taken for: heard to its end, or left (`playReward` of the service). */
const PLAYED = { finished: 0.6, left: 0.4 }

interface Memory extends Experience {
  measured: Record<'clusters' | 'sounds', Record<string, Tally>>
  played: Record<'clusters' | 'sounds', Record<string, Tally>>
}

/**
 * The mean regret after each session, added up: what the best sound would have brought, less what the chosen one is worth to the
 * member. Members are of four kinds; each kind is eased most by another cluster, and within it by one sound more than by the rest. What is
 * measured of a session is its worth with noise, as between two photos; without photos, people hear out good sounds more often.
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
        ...{ candidates, recentSoundIds, own, others, mentalCheck: null },
        // A face tells the kind of member only now and then.
        expressionType: noise() < 0.4 ? kind : null,
        seed: `${member}/${session}`,
      })
      if (!choice) throw new Error('nothing was chosen')
      const worth = worthOf(kind, choice)
      regret += bestWorth(kind, recentSoundIds) - worth
      regrets[session] = (regrets[session] ?? 0) + regret / MEMBERS
      if (session % WITHOUT_PHOTOS === 0)
        remember(own.played, choice, noise() < worth ? PLAYED.finished : PLAYED.left)
      else remember(own.measured, choice, Math.min(1, Math.max(0, worth + (noise() - 0.5) * 0.5)))
      recentSoundIds.unshift(choice.soundId)
    }
    merge(others, own)
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
  return { measured: { clusters: {}, sounds: {} }, played: { clusters: {}, sounds: {} } }
}

function remember(
  { clusters, sounds }: Memory['measured'],
  choice: Pick<Choice, 'soundId' | 'cluster'>,
  reward: number,
): void {
  add(clusters, String(choice.cluster), { count: 1, sum: reward })
  add(sounds, choice.soundId, { count: 1, sum: reward })
}

/** What one member's sessions taught is there for the next of the same kind. */
function merge(all: Memory, some: Memory): void {
  for (const how of ['measured', 'played'] as const)
    for (const what of ['clusters', 'sounds'] as const)
      for (const [key, tally] of Object.entries(some[how][what])) add(all[how][what], key, tally)
}

function add(tallies: Record<string, Tally>, key: string, more: Tally): void {
  const { count, sum } = tallies[key] ?? { count: 0, sum: 0 }
  tallies[key] = { count: count + more.count, sum: sum + more.sum }
}
