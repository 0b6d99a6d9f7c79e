import {
  computeEffectivePlayOrders,
  findHoursAt,
  findLastPlanBoundary,
  findNextPlannedStart,
  findPlayingSince,
  isRoomOpen,
  type PlayOrder,
  type SectionPlan,
} from '../plans/plan.rules.ts'
import { findSectionState, type SectionDeviceStatus } from './section-state.rules.ts'

/** Why nothing is heard in a section; each has one remedy. */
export const silenceReasons = [
  'noSounds',
  'noDevice',
  'offline',
  'closed',
  'betweenWindows',
  'emptyWindow',
  'emptyPlaylist',
  'stopped',
  'neverStarted',
  'starting',
  'deviceSilent',
  'muted',
] as const

type SilenceReason = (typeof silenceReasons)[number]

interface SectionSilence {
  reason: SilenceReason
  /** Since when it is so, where that is known. */
  since: Date | null
  /** When the plan lets something play again by itself. */
  until: Date | null
}

interface SilenceFacts {
  plan: SectionPlan
  orders: readonly PlayOrder[]
  device: SectionDeviceStatus
}

/** A device follows an order within seconds, so a silence this soon after it is no fault. */
const START_ALLOWANCE_MS = 20_000

/**
 * Returns why a section is silent, or null while it is heard. Of several reasons it returns the one to mend first: without sounds or a device no
 * order helps. A closed room precedes its device, because a hotel may switch its devices off at night.
 */
export function findSectionSilence({ plan, orders, device }: SilenceFacts, now: Date): SectionSilence | null {
  const { state, stoppedSince, offlineSince } = findSectionState(device, now)
  const playing = computeEffectivePlayOrders(plan, orders, now).filter((order) => order.playing)
  if (orders.every((order) => order.isEmpty && !order.playing))
    return { reason: 'noSounds', since: null, until: null }
  if (playing.length === 0 && isDecidedByPlan(plan, orders, now) && !isRoomOpen(plan, now))
    return { reason: 'closed', since: null, until: findNextPlannedStart(plan, orders, now) }
  if (state === 'free') return { reason: 'noDevice', since: device.until, until: null }
  if (state === 'offline') return { reason: 'offline', since: offlineSince, until: null }
  if (playing.length === 0) return findReasonOfOrders({ plan, orders }, now)
  if (playing.every(({ volume }) => volume === 0)) return { reason: 'muted', since: null, until: null }
  return state === 'playing' ? null : findReasonOfDevice({ plan, orders, stoppedSince }, now)
}

/** Returns why a device is silent that should play. */
function findReasonOfDevice(
  { plan, orders, stoppedSince }: Omit<SilenceFacts, 'device'> & { stoppedSince: Date | null },
  now: Date,
): SectionSilence & { reason: 'starting' | 'deviceSilent' } {
  const since = findPlayingSince(plan, orders, now)
  const isStarting = since !== null && now.getTime() - since.getTime() < START_ALLOWANCE_MS
  return isStarting
    ? { reason: 'starting', since: null, until: null }
    : { reason: 'deviceSilent', since: stoppedSince, until: null }
}

/** A device that follows every order, so that only the orders and the plan can be the reason. */
const idealDevice = (now: Date): SectionDeviceStatus => ({
  deviceId: 'ideal',
  seenAt: now,
  until: new Date(now.getTime() + 1),
  stopped: false,
  oldestStopTime: null,
})

/** The reasons that a proof of play tells. */
export type ProvenSilence = Exclude<SilenceReason, 'muted'>

/**
 * Returns why a section is silent, as the proof of play tells it, or null while its device plays. Unlike the control, which names what to mend first,
 * it names a device only when something should have played. What a device plays at volume zero counts as played.
 */
export function findProvenSilence(facts: SilenceFacts, now: Date): ProvenSilence | null {
  const planned = findSectionSilence({ ...facts, device: idealDevice(now) }, now)
  if (planned !== null && planned.reason !== 'muted') return planned.reason
  const silence = findSectionSilence(facts, now)
  if (silence?.reason !== 'muted') return silence?.reason ?? null
  const { state, stoppedSince } = findSectionState(facts.device, now)
  return state === 'playing' ? null : findReasonOfDevice({ ...facts, stoppedSince }, now).reason
}

/** Returns why nothing should play although sounds and a device are there and the room is open. */
function findReasonOfOrders({ plan, orders }: Omit<SilenceFacts, 'device'>, now: Date): SectionSilence {
  if (plan.windows.length > 0 && isDecidedByPlan(plan, orders, now)) {
    const reason = findHoursAt(plan.windows, now, plan.calendar) ? 'emptyWindow' : 'betweenWindows'
    return { reason, since: null, until: findNextPlannedStart(plan, orders, now) }
  }
  if (orders.some(({ isEmpty, playing }) => isEmpty && playing))
    return { reason: 'emptyPlaylist', since: null, until: null }
  const orderedAt = orders.flatMap((order) => (order.orderedAt ? [order.orderedAt.getTime()] : []))
  if (orderedAt.length === 0) return { reason: 'neverStarted', since: null, until: null }
  return { reason: 'stopped', since: new Date(Math.max(...orderedAt)), until: null }
}

/** Whether the plan decided since the last order of a person. */
function isDecidedByPlan(plan: SectionPlan, orders: readonly PlayOrder[], now: Date): boolean {
  const boundary = findLastPlanBoundary(plan, now)
  return boundary !== null && orders.every(({ orderedAt }) => orderedAt === null || orderedAt < boundary)
}
