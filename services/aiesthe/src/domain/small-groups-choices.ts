import { hiddenParts } from './small-groups.ts'

/** Choices of one kind, and of how many people they and their parts are. */
export interface ChoiceGroup {
  chosen: number
  people: number
  finishedBy: number
  abandonedBy: number
  unplayedBy: number
  exploringBy: number
  notExploringBy: number
  measuredBy: number
  unmeasuredBy: number
  rewardedBy: number
  unrewardedBy: number
}

/** What is told together: the people behind its numbers, and behind what is left of the choices without them. */
const told = {
  chosen: (of: ChoiceGroup) => [of.people],
  heard: (of: ChoiceGroup) => [of.finishedBy, of.abandonedBy, of.unplayedBy],
  exploring: (of: ChoiceGroup) => [of.exploringBy, of.notExploringBy],
  measured: (of: ChoiceGroup) => [of.measuredBy, of.unmeasuredBy],
  // How wide the interval is tells how many rewards there were.
  belief: (of: ChoiceGroup) => [of.rewardedBy, of.unrewardedBy],
}

export type Told = keyof typeof told
export type HiddenOf = Record<Told, boolean>

/** The same choices divided in three ways; those of a sound are of one cluster and course. */
export interface Divided<Cluster, Reason, Sound> {
  clusters: readonly Cluster[]
  reasons: readonly Reason[]
  sounds: readonly Sound[]
}

type InCluster = ChoiceGroup & { cluster: number | null; course: number | null }
/** Null: all sounds of the cluster and course that are not listed. They are never told, so what is hidden may hide behind them. */
type OfSound = InCluster & { soundId: string | null }
type ForReason = ChoiceGroup & { reason: string | null }

/**
 * What is hidden of each row. Every division has the same sum, so each is hidden as if its whole were told; sounds are parts of
 * their cluster and course, and what is exploring in all clusters is one of the reasons.
 */
export function hideChoices({
  clusters,
  reasons,
  sounds,
}: Divided<InCluster, ForReason, OfSound>): Divided<HiddenOf, HiddenOf, HiddenOf> {
  const hidden = {
    clusters: clusters.map(() => everything(false)),
    reasons: reasons.map(() => everything(false)),
    sounds: sounds.map(({ soundId }) => everything(soundId === null)),
  }
  for (const name of Object.keys(told) as Told[]) {
    const hide = (rows: readonly ChoiceGroup[], of: HiddenOf[], isWholeHidden = false) => {
      const parts = rows.map((row) => ({ size: row.chosen, people: told[name](row) }))
      const also = of.map(({ chosen }) => chosen)
      for (const [at, isHidden] of hiddenParts(parts, { also, isWholeHidden }).entries())
        (of[at] as HiddenOf)[name] = isHidden
    }
    const exploring = hidden.reasons[reasons.findIndex(({ reason }) => reason === 'exploring')]
    // A reason explores always or never, so its share says no more than its number.
    if (name === 'exploring') for (const reason of hidden.reasons) reason.exploring = reason.chosen
    else hide(reasons, hidden.reasons)
    hide(clusters, hidden.clusters, name === 'exploring' && exploring?.chosen === true)
    for (const [at, { cluster, course }] of clusters.entries()) {
      const within = [...sounds.keys()].filter(
        (sound) => sounds[sound]?.cluster === cluster && sounds[sound]?.course === course,
      )
      hide(
        within.map((sound) => sounds[sound] as OfSound),
        within.map((sound) => hidden.sounds[sound] as HiddenOf),
        hidden.clusters[at]?.[name],
      )
    }
  }
  return hidden
}

const everything = (isHidden: boolean): HiddenOf => ({
  ...{ chosen: isHidden, heard: isHidden, exploring: isHidden, measured: isHidden, belief: isHidden },
})
