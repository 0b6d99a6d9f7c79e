import { addDays, DAY_MS, type Day, getIsoWeekday, getJstDay, startOfJstDay } from '@hibiki/calendar'

/** Hours of a week in Japanese time. `to` is exclusive and on the next day when it is at or before `from`, so that equal times mean 24 hours. */
export interface WeeklyHours {
  /** Weekdays on which the hours begin, from 1 (Monday) to 7 (Sunday). */
  weekdays: number[]
  /** HH:mm */
  from: string
  to: string
}

/** Hours in which sounds play automatically, all at one volume. Nothing plays in a window without sounds. */
export interface ScheduleWindow extends WeeklyHours {
  soundIds: string[]
  volume: number
}

/** What controls a section automatically: the room's opening hours (null means always open) and the section's windows. */
export interface SectionPlan {
  openingHours: readonly WeeklyHours[] | null
  hoursChangedAt: Date | null
  windows: readonly ScheduleWindow[]
  scheduleChangedAt: Date | null
}

/** A person's last order for one sound of a section, or null before the first one. */
export interface PlayOrder {
  id: string
  soundId: string
  playing: boolean
  volume: number
  orderedAt: Date | null
}

export interface EffectivePlayOrder {
  id: string
  soundId: string
  playing: boolean
  volume: number
}

interface Occurrence<H extends WeeklyHours> {
  start: number
  end: number
  hours: H
}

const MINUTE_MS = 60_000
const WEEK_MINUTES = 7 * 24 * 60

/** Returns minutes since midnight of `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function lengthMinutes({ from, to }: WeeklyHours): number {
  const length = minutesOf(to) - minutesOf(from)
  return length > 0 ? length : length + 24 * 60
}

/** Lists every time at which the hours begin on a day from the one before `since` to that of `until`. */
function occurrences<H extends WeeklyHours>(list: readonly H[], since: Date, until: Date): Occurrence<H>[] {
  const found: Occurrence<H>[] = []
  const last = getJstDay(until)
  for (let day: Day = addDays(getJstDay(since), -1); day <= last; day = addDays(day, 1)) {
    const midnight = startOfJstDay(day).getTime()
    for (const hours of list) {
      if (!hours.weekdays.includes(getIsoWeekday(day))) continue
      const start = midnight + minutesOf(hours.from) * MINUTE_MS
      found.push({ start, end: start + lengthMinutes(hours) * MINUTE_MS, hours })
    }
  }
  return found
}

/** Returns the hours that include a moment; they include their start and exclude their end. */
export function findHoursAt<H extends WeeklyHours>(list: readonly H[], at: Date): H | undefined {
  const now = at.getTime()
  return occurrences(list, at, at).find(({ start, end }) => start <= now && now < end)?.hours
}

export function isRoomOpen(plan: Pick<SectionPlan, 'openingHours'>, at: Date): boolean {
  return plan.openingHours === null || findHoursAt(plan.openingHours, at) !== undefined
}

/** Whether two of the hours overlap at any time of the week. */
export function hasOverlappingHours(list: readonly WeeklyHours[]): boolean {
  const spans = list
    .flatMap((hours) =>
      hours.weekdays.map((weekday) => {
        const start = (weekday - 1) * 24 * 60 + minutesOf(hours.from)
        return { start, end: start + lengthMinutes(hours) }
      }),
    )
    .sort((a, b) => a.start - b.start)
  const [first] = spans
  if (!first) return false
  const next = [...spans.slice(1), { start: first.start + WEEK_MINUTES }]
  return spans.some(({ end }, index) => end > (next[index]?.start ?? Number.POSITIVE_INFINITY))
}

function boundaries(plan: SectionPlan, since: Date, until: Date): number[] {
  return [...occurrences(plan.openingHours ?? [], since, until), ...occurrences(plan.windows, since, until)]
    .flatMap(({ start, end }) => [start, end])
    .sort((a, b) => a - b)
}

/** Returns the last moment up to `at` at which the plan replaced people's orders, or null when nothing is planned. */
export function findLastPlanBoundary(plan: SectionPlan, at: Date): Date | null {
  if (plan.openingHours === null && plan.windows.length === 0) return null
  const now = at.getTime()
  const weekAgo = new Date(now - 7 * DAY_MS)
  const changes = [plan.hoursChangedAt, plan.scheduleChangedAt].flatMap((time) =>
    time ? [time.getTime()] : [],
  )
  const past = [...boundaries(plan, weekAgo, at), ...changes].filter((time) => time <= now)
  return new Date(past.length > 0 ? Math.max(...past) : weekAgo)
}

/** Returns the next moment after `at`, within a week, at which the plan may change what plays, or null. */
export function findNextPlanBoundary(plan: SectionPlan, at: Date): Date | null {
  const now = at.getTime()
  const next = boundaries(plan, at, new Date(now + 7 * DAY_MS)).find((time) => time > now)
  return next === undefined ? null : new Date(next)
}

/** Returns when the plan next lets something play by itself, within a week after `at`, or null. */
export function findNextPlannedStart(
  plan: SectionPlan,
  orders: readonly Pick<PlayOrder, 'soundId' | 'playing'>[],
  at: Date,
): Date | null {
  const start = boundaries(plan, at, new Date(at.getTime() + 7 * DAY_MS))
    .filter((time) => time > at.getTime())
    .map((time) => new Date(time))
    .find((time) => {
      if (!isRoomOpen(plan, time)) return false
      if (plan.windows.length === 0) return orders.some(({ playing }) => playing)
      const window = findHoursAt(plan.windows, time)
      return orders.some(({ soundId }) => window?.soundIds.includes(soundId) ?? false)
    })
  return start ?? null
}

/**
 * Returns what plays at a moment. A person's order holds until the plan's next boundary. Then the plan decides: nothing plays while the room
 * is closed, the sounds of the window play where the section has windows, and otherwise what was ordered plays again.
 */
export function computeEffectivePlayOrders(
  plan: SectionPlan,
  orders: readonly PlayOrder[],
  at: Date,
): EffectivePlayOrder[] {
  const boundary = findLastPlanBoundary(plan, at)
  const open = isRoomOpen(plan, at)
  const window = open ? findHoursAt(plan.windows, at) : undefined
  return orders.map(({ id, soundId, playing, volume, orderedAt }) => {
    if (boundary === null || (orderedAt !== null && orderedAt >= boundary))
      return { id, soundId, playing, volume }
    if (!open) return { id, soundId, playing: false, volume }
    if (plan.windows.length === 0) return { id, soundId, playing, volume }
    const isPlanned = window?.soundIds.includes(soundId) ?? false
    return { id, soundId, playing: isPlanned, volume: window?.volume ?? volume }
  })
}

/** Returns since when what plays at `at` has been ordered or planned, or null when nothing plays or it was always so. */
export function findPlayingSince(plan: SectionPlan, orders: readonly PlayOrder[], at: Date): Date | null {
  const playing = computeEffectivePlayOrders(plan, orders, at).filter((order) => order.playing)
  if (playing.length === 0) return null
  const boundary = findLastPlanBoundary(plan, at)
  const starts = playing.map(({ id }) => {
    const orderedAt = orders.find((order) => order.id === id)?.orderedAt ?? null
    return Math.max(orderedAt?.getTime() ?? 0, boundary?.getTime() ?? 0)
  })
  const first = Math.min(...starts)
  return first === 0 ? null : new Date(first)
}

/** Lists the known changes of what plays after `from`, up to `hours` later and at most `limit`. */
export function listUpcomingPlayOrders(
  plan: SectionPlan,
  orders: readonly PlayOrder[],
  options: { from: Date; hours: number; limit: number },
): { at: Date; orders: EffectivePlayOrder[] }[] {
  const until = new Date(options.from.getTime() + options.hours * 60 * MINUTE_MS)
  const times = [...new Set(boundaries(plan, options.from, until))].filter(
    (time) => time > options.from.getTime() && time <= until.getTime(),
  )
  const changes: { at: Date; orders: EffectivePlayOrder[] }[] = []
  let last = JSON.stringify(computeEffectivePlayOrders(plan, orders, options.from))
  for (const time of times) {
    if (changes.length === options.limit) break
    const next = computeEffectivePlayOrders(plan, orders, new Date(time))
    const text = JSON.stringify(next)
    if (text !== last) changes.push({ at: new Date(time), orders: next })
    last = text
  }
  return changes
}
