import type { EffectivePlayOrder, PlayOrder } from '../plans/plan.rules.ts'

/** A change that a person makes to one sound, a section, a room or all rooms. */
export interface ControlChange {
  playing?: boolean | undefined
  volume?: number | undefined
  /** Added to each volume, so that vibration and music keep their balance. */
  volumeStep?: number | undefined
  /** Exactly these sounds shall play. */
  soundIds?: readonly string[] | undefined
  /** Exactly this playlist shall play, beside `soundIds` if they are given. */
  playlistId?: string | undefined
}

export interface ResumablePlayOrder extends PlayOrder {
  /** Whether the sound played when the section was stopped last, so that starting it plays the sound again. */
  resumes: boolean
}

export interface NewPlayOrder {
  id: string
  playing: boolean
  volume: number
  resumes: boolean
}

export function isEmptyControlChange({ playing, volume, volumeStep, ...choice }: ControlChange): boolean {
  return playing === undefined && volume === undefined && volumeStep === undefined && !isChoice(choice)
}

const isChoice = ({ soundIds, playlistId }: ControlChange): boolean =>
  soundIds !== undefined || playlistId !== undefined

/**
 * Returns the new orders of a section. Sounds that are already as requested get no order, so that the plan continues to control them.
 *
 * @param effective what plays now, by order or plan, with the empty playlists that will play by themselves once they have a sound again
 * @param only the one sound to change; without it the whole section changes
 */
export function computeNewPlayOrders(
  orders: readonly ResumablePlayOrder[],
  effective: readonly EffectivePlayOrder[],
  { change, only }: { change: ControlChange; only?: string | undefined },
): NewPlayOrder[] {
  const now = new Map(effective.map((order) => [order.id, order]))
  const meant = orders.filter((order) => only === undefined || order.id === only)
  const starting = toStart(meant, effective)
  return meant.flatMap((order) => {
    const before = now.get(order.id) ?? order
    const isWanted = playingAfter(order, before.playing, change, starting)
    const playing = isWanted && (before.playing || !order.isEmpty)
    const volume = volumeAfter(before.volume, change)
    // What was not chosen is not resumed after the next stop either.
    const isDropped = isChoice(change) && order.resumes && !playing
    if (playing === before.playing && volume === before.volume && !isDropped) return []
    const resumes = change.playing === false ? before.playing : playing || (order.resumes && !isDropped)
    return [{ id: order.id, playing, volume, resumes }]
  })
}

function playingAfter(
  order: ResumablePlayOrder,
  playsNow: boolean,
  change: ControlChange,
  starting: ReadonlySet<string>,
): boolean {
  if (isChoice(change)) {
    const { soundIds = [], playlistId } = change
    return order.soundId === null ? order.playlistId === playlistId : soundIds.includes(order.soundId)
  }
  if (change.playing === undefined) return playsNow
  if (!change.playing || starting.has(order.id)) return change.playing
  // What starts instead of an empty playlist replaces it.
  return playsNow && !(order.isEmpty && starting.size > 0)
}

/** Returns what a start without a choice plays: nothing more where a sound plays, else what was stopped last, else the first sound. */
function toStart(
  meant: readonly ResumablePlayOrder[],
  effective: readonly EffectivePlayOrder[],
): Set<string> {
  const playable = meant.filter((order) => !order.isEmpty)
  const [first] = playable
  if (!first) return new Set()
  if (playable.length === 1) return new Set([first.id])
  if (effective.some((order) => order.playing && !order.isEmpty)) return new Set()
  const stopped = playable.filter((order) => order.resumes)
  return new Set((stopped.length > 0 ? stopped : [first]).map((order) => order.id))
}

function volumeAfter(volume: number, { volume: set, volumeStep = 0 }: ControlChange): number {
  const wanted = set ?? volume + volumeStep
  return Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100
}
