import type { Cluster } from './clusters.rules.ts'

/** How often something was tried, and the sum of its rewards (0..1 each). */
export interface RewardTally {
  count: number
  sum: number
}

export interface RewardTallies {
  clusters: Partial<Record<Cluster, RewardTally>>
  sounds: Readonly<Record<string, RewardTally>>
}

/** The rewards of sounds, from two photos with the sound heard in between and from plays alone. */
export interface Experience {
  measured: RewardTallies
  played: RewardTallies
}

export const emptyTallies: RewardTallies = { clusters: {}, sounds: {} }

export const emptyExperience: Experience = {
  measured: { clusters: {}, sounds: {} },
  played: { clusters: {}, sounds: {} },
}

/** The rewards of one sound as the tables store them. */
export interface SoundRewards {
  cluster: Cluster
  soundId: string
  measured: RewardTally
  played: RewardTally
}

export function toExperience(rows: readonly SoundRewards[]): Experience {
  return {
    measured: toTallies(rows.map((row) => ({ ...row, tally: row.measured }))),
    played: toTallies(rows.map((row) => ({ ...row, tally: row.played }))),
  }
}

/** Adds up the tallies of sounds by cluster and by sound. */
export function toTallies(
  rows: readonly { cluster: Cluster; soundId: string; tally: RewardTally }[],
): RewardTallies {
  const clusters: Partial<Record<Cluster, RewardTally>> = {}
  const sounds: Record<string, RewardTally> = {}
  for (const { cluster, soundId, tally } of rows) {
    if (tally.count <= 0) continue
    clusters[cluster] = addTallies(clusters[cluster], tally)
    sounds[soundId] = addTallies(sounds[soundId], tally)
  }
  return { clusters, sounds }
}

function addTallies(one: RewardTally | undefined, other: RewardTally): RewardTally {
  return { count: (one?.count ?? 0) + other.count, sum: (one?.sum ?? 0) + other.sum }
}

/** Subtracts some rewards from all, such as a member's own to get those of the others. */
export function excludeOwn(all: readonly SoundRewards[], some: readonly SoundRewards[]): SoundRewards[] {
  return all.map((row) => {
    const same = some.find(({ soundId, cluster }) => soundId === row.soundId && cluster === row.cluster)
    if (!same) return row
    return {
      ...row,
      measured: subtractTallies(row.measured, same.measured),
      played: subtractTallies(row.played, same.played),
    }
  })
}

/** Returns at least zero, because the member's own rewards may be newer than the tallies of all. */
function subtractTallies(one: RewardTally, other: RewardTally): RewardTally {
  const count = Math.max(0, one.count - other.count)
  return { count, sum: Math.min(count, Math.max(0, one.sum - other.sum)) }
}
