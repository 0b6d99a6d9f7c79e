import {
  type CandidateSound,
  type ChoiceContext,
  type Experience,
  type RewardTally,
  type SoundChoice,
  toMoodReward,
} from '@hibiki/aiesthe/choose-sound'

export const SESSIONS_PER_MEMBER = 60
/** Sessions in which the matching type is to be picked nine times of ten. */
export const FIRST_SESSION_COUNT = 3
const MEMBERS = 400
const clusters = [1, 2, 3, 4] as const
const candidates: CandidateSound[] = clusters.flatMap((cluster) =>
  Array.from({ length: 6 }, (_, number) => ({ soundId: `${cluster}-${number}`, cluster })),
)

type Sound = Pick<SoundChoice, 'soundId' | 'cluster'>
export type ChooseSound = (context: ChoiceContext, getEffect: (sound: Sound) => number) => Sound | null

/** One of this many sessions has no photos and says only whether the sound was played to its end. */
const WITHOUT_PHOTOS = 4
/** The reward of a play without photos (`computePlayReward` of the service). */
const PLAYED = { finished: 0.6, abandoned: 0.4 }
/** The share of sessions in which members who use check-ins say both moods. */
const CHECKED_IN = 2 / 3
/** The best sound makes the mood about one face better, the wrong type a third of a face worse. */
const FACES_PER_WORTH = 4
/** What else moves a mood, in faces from one end to the other: more than the difference between any two sounds. */
const MOOD_NOISE_FACES = 2.5
/** One of this many members benefits most from another type than the face shows. */
const MISLEADING_FACE = 4

type Tallies = Record<'clusters' | 'sounds', Record<string, RewardTally>>

interface Memory extends Experience {
  measured: Tallies
  played: Tallies
}

export interface Simulation {
  /** Mean regret after each session, added up: what the best open sound is worth to the member, less what the chosen one is. */
  regret: number[]
  /** Share of the first picks, before three measured changes, that are of the type the face shows. */
  firstMatching: number
}

/**
 * Members are eased most by one type, and within it by one sound more than by the rest; mostly it is the type their face shows.
 * What is measured of a session is its worth with noise, as between two photos; without photos good sounds are finished more often.
 */
export function simulateChoice(
  choose: ChooseSound,
  {
    checksIn = false,
    takesPhotos = true,
  }: {
    /** Whether members say how they feel before and after sounds. */
    checksIn?: boolean
    /** Whether three of four sessions have photos, or none has. */
    takesPhotos?: boolean
  } = {},
): Simulation {
  const regret = new Array<number>(SESSIONS_PER_MEMBER).fill(0)
  const all = new Map<number, Memory>(clusters.map((face) => [face, emptyMemory()]))
  let matching = 0
  for (let member = 0; member < MEMBERS; member++) {
    const face = clusters[member % clusters.length] ?? 1
    const isMisled = Math.floor(member / clusters.length) % MISLEADING_FACE === 0
    const best = isMisled ? (((face % clusters.length) + 1) as typeof face) : face
    const worthOf = ({ soundId, cluster }: Sound) =>
      cluster !== best ? 0.42 : soundId.endsWith('-0') ? 0.78 : 0.66
    const noise = createSeededRandom(member + 1)
    const own = emptyMemory()
    const felt = emptyTallies()
    const sayMoods = createMoods(createSeededRandom(member + 1_000_003))
    const others = all.get(face) ?? emptyMemory()
    const recentSoundIds: string[] = []
    let total = 0
    for (let session = 0; session < SESSIONS_PER_MEMBER; session++) {
      const context = {
        candidates,
        recentSoundIds,
        own,
        felt,
        others,
        answers: null,
        calm: [],
        expressionType: takesPhotos ? face : null,
        seed: `${member}/${session}`,
      }
      const choice = choose(context, worthOf)
      if (!choice) throw new Error('nothing was chosen')
      const worth = worthOf(choice)
      total += Math.max(...open(recentSoundIds).map(worthOf)) - worth
      regret[session] = (regret[session] ?? 0) + total / MEMBERS
      if (session < FIRST_SESSION_COUNT && choice.cluster === face) matching++
      if (!takesPhotos || session % WITHOUT_PHOTOS === 0)
        remember(own.played, choice, noise() < worth ? PLAYED.finished : PLAYED.abandoned)
      else remember(own.measured, choice, Math.min(1, Math.max(0, worth + (noise() - 0.5) * 0.5)))
      const moods = sayMoods(worth)
      if (checksIn && moods) remember(felt, choice, toMoodReward(moods))
      recentSoundIds.unshift(choice.soundId)
    }
    merge(others, own)
  }
  return { regret, firstMatching: matching / (MEMBERS * FIRST_SESSION_COUNT) }
}

/** Sounds that were not played in the last three sessions. */
const open = (recentSoundIds: readonly string[]) =>
  candidates.filter(({ soundId }) => !recentSoundIds.slice(0, 3).includes(soundId))

/** Chooses one of the available sounds with equal probability. */
export function chooseAtRandom(random: () => number): ChooseSound {
  return ({ recentSoundIds }) => draw(random, open(recentSoundIds))
}

/** Chooses one of the type that the face shows, whatever was measured. */
export function chooseByFaceOnly(random: () => number): ChooseSound {
  return ({ expressionType, recentSoundIds }) =>
    draw(
      random,
      open(recentSoundIds).filter(({ cluster }) => cluster === expressionType),
    )
}

function draw(random: () => number, sounds: readonly CandidateSound[]): CandidateSound | null {
  return sounds[Math.floor(random() * sounds.length)] ?? null
}

/** The oracle, who knows what every sound is worth to the member. */
export const chooseAsOracle: ChooseSound = ({ recentSoundIds }, worthOf) =>
  open(recentSoundIds).reduce((best, each) => (worthOf(each) > worthOf(best) ? each : best))

/** Returns a generator of numbers from 0 to 1, which are the same in every run. */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    // Park and Miller's minimal standard generator.
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const emptyTallies = (): Tallies => ({ clusters: {}, sounds: {} })

function emptyMemory(): Memory {
  return { measured: emptyTallies(), played: emptyTallies() }
}

/** Returns what a member says around a sound of some worth: a face before, and one after that is coarse, noisy and bounded; or nothing. */
function createMoods(random: () => number): (worth: number) => { before: number; after: number } | null {
  return (worth) => {
    const isSaid = random() < CHECKED_IN
    const before = 1 + Math.floor(random() * 4)
    const change = (worth - 0.5) * FACES_PER_WORTH + (random() - 0.5) * MOOD_NOISE_FACES
    return isSaid ? { before, after: Math.min(5, Math.max(1, Math.round(before + change))) } : null
  }
}

function remember({ clusters, sounds }: Memory['measured'], choice: Sound, reward: number): void {
  add(clusters, String(choice.cluster), { count: 1, sum: reward })
  add(sounds, choice.soundId, { count: 1, sum: reward })
}

/** Adds what one member's sessions taught to the common memory. */
function merge(all: Memory, some: Memory): void {
  for (const how of ['measured', 'played'] as const)
    for (const what of ['clusters', 'sounds'] as const)
      for (const [key, tally] of Object.entries(some[how][what])) add(all[how][what], key, tally)
}

function add(tallies: Record<string, RewardTally>, key: string, more: RewardTally): void {
  const { count, sum } = tallies[key] ?? { count: 0, sum: 0 }
  tallies[key] = { count: count + more.count, sum: sum + more.sum }
}
