import type { EffectiveOrder, Order } from '../plans/plan.rules.ts'

/** What a person wants of one sound, a section, a room or all rooms. */
export interface Change {
  playing?: boolean | undefined
  volume?: number | undefined
  /** Added to each volume, so that vibration and music keep their balance. */
  volumeStep?: number | undefined
  /** Exactly these play. */
  soundIds?: readonly string[] | undefined
}

export interface ControlledOrder extends Order {
  /** Played when the section was stopped last: starting it plays the same again. */
  resumes: boolean
}

export interface NewOrder {
  id: string
  playing: boolean
  volume: number
  resumes: boolean
}

export function isEmpty({ playing, volume, volumeStep, soundIds }: Change): boolean {
  return playing === undefined && volume === undefined && volumeStep === undefined && soundIds === undefined
}

/**
 * The orders of a section that a change makes new; those that stay as they are get none, so that the plan goes on for them.
 *
 * @param effective what plays now, by order or plan
 * @param only the one sound that is meant; all of the section without it
 */
export function applyChange(
  orders: readonly ControlledOrder[],
  effective: readonly EffectiveOrder[],
  { change, only }: { change: Change; only?: string | undefined },
): NewOrder[] {
  const now = new Map(effective.map((order) => [order.id, order]))
  const meant = orders.filter((order) => only === undefined || order.id === only)
  const starting = toStart(meant, effective)
  return meant.flatMap((order) => {
    const before = now.get(order.id) ?? order
    const playing = playingAfter(order, before.playing, change, starting)
    const volume = volumeAfter(before.volume, change)
    if (playing === before.playing && volume === before.volume) return []
    const resumes = change.playing === false ? before.playing : playing || order.resumes
    return [{ id: order.id, playing, volume, resumes }]
  })
}

function playingAfter(
  order: ControlledOrder,
  playsNow: boolean,
  change: Change,
  starting: ReadonlySet<string>,
): boolean {
  if (change.soundIds !== undefined) return change.soundIds.includes(order.soundId)
  if (change.playing === undefined) return playsNow
  return change.playing && (playsNow || starting.has(order.id))
}

/** What a start without a choice plays: nothing more where something plays, else what was stopped last, else the first sound. */
function toStart(meant: readonly ControlledOrder[], effective: readonly EffectiveOrder[]): Set<string> {
  const [first] = meant
  if (!first) return new Set()
  if (meant.length === 1) return new Set([first.id])
  if (effective.some((order) => order.playing)) return new Set()
  const stopped = meant.filter((order) => order.resumes)
  return new Set((stopped.length > 0 ? stopped : [first]).map((order) => order.id))
}

function volumeAfter(volume: number, { volume: set, volumeStep = 0 }: Change): number {
  const wanted = set ?? volume + volumeStep
  return Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100
}
