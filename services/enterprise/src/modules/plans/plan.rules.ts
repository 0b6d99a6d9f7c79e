import { addDays, DAY_MS, type Day, isoWeekday, jstDay, startOfJstDay } from '@hibiki/calendar'

/**
 * Hours of a week in Japanese time. `to` is exclusive; at or before `from` it is of the next day, so that the same time twice means
 * 24 hours.
 */
export interface Hours {
  /** 1 Monday … 7 Sunday: the days on which the hours begin. */
  weekdays: number[]
  /** HH:mm */
  from: string
  to: string
}

/** Hours in which sounds play by themselves, at one volume; nothing plays in a window without sounds. */
export interface PlayWindow extends Hours {
  soundIds: string[]
  volume: number
}

/** What decides by itself in a section: the room's opening hours (null: always open) and the section's windows. */
export interface Plan {
  openingHours: readonly Hours[] | null
  hoursChangedAt: Date | null
  windows: readonly PlayWindow[]
  scheduleChangedAt: Date | null
}

/** What a person ordered last for one sound of a section; null when nobody has yet. */
export interface Order {
  id: string
  soundId: string
  playing: boolean
  volume: number
  orderedAt: Date | null
}

export interface EffectiveOrder {
  id: string
  soundId: string
  playing: boolean
  volume: number
}

interface Occurrence<H extends Hours> {
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

function lengthMinutes({ from, to }: Hours): number {
  const length = minutesOf(to) - minutesOf(from)
  return length > 0 ? length : length + 24 * 60
}

/** Every time the hours begin on a day from the one before `since` to the one of `until`. */
function occurrences<H extends Hours>(list: readonly H[], since: Date, until: Date): Occurrence<H>[] {
  const found: Occurrence<H>[] = []
  const last = jstDay(until)
  for (let day: Day = addDays(jstDay(since), -1); day <= last; day = addDays(day, 1)) {
    const midnight = startOfJstDay(day).getTime()
    for (const hours of list) {
      if (!hours.weekdays.includes(isoWeekday(day))) continue
      const start = midnight + minutesOf(hours.from) * MINUTE_MS
      found.push({ start, end: start + lengthMinutes(hours) * MINUTE_MS, hours })
    }
  }
  return found
}

/** The hours that hold at a moment; their start belongs to them, their end does not. */
export function findHoursAt<H extends Hours>(list: readonly H[], at: Date): H | undefined {
  const now = at.getTime()
  return occurrences(list, at, at).find(({ start, end }) => start <= now && now < end)?.hours
}

export function isOpen(plan: Pick<Plan, 'openingHours'>, at: Date): boolean {
  return plan.openingHours === null || findHoursAt(plan.openingHours, at) !== undefined
}

/** Whether two of the hours hold at the same time of some week. */
export function hasOverlap(list: readonly Hours[]): boolean {
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

function boundaries(plan: Plan, since: Date, until: Date): number[] {
  return [...occurrences(plan.openingHours ?? [], since, until), ...occurrences(plan.windows, since, until)]
    .flatMap(({ start, end }) => [start, end])
    .sort((a, b) => a - b)
}

/** The last moment up to `at` at which the plan took over from what people had ordered; null when nothing is planned. */
export function findLastBoundary(plan: Plan, at: Date): Date | null {
  if (plan.openingHours === null && plan.windows.length === 0) return null
  const now = at.getTime()
  const weekAgo = new Date(now - 7 * DAY_MS)
  const changes = [plan.hoursChangedAt, plan.scheduleChangedAt].flatMap((time) =>
    time ? [time.getTime()] : [],
  )
  const past = [...boundaries(plan, weekAgo, at), ...changes].filter((time) => time <= now)
  return new Date(past.length > 0 ? Math.max(...past) : weekAgo)
}

/** The next moment after `at` at which the plan may change what plays, within a week; null when there is none. */
export function findNextBoundary(plan: Plan, at: Date): Date | null {
  const now = at.getTime()
  const next = boundaries(plan, at, new Date(now + 7 * DAY_MS)).find((time) => time > now)
  return next === undefined ? null : new Date(next)
}

/**
 * What plays at a moment. A person's order holds until the plan's next boundary; then the plan decides: nothing while the room is
 * closed, the sounds of the window where the section has windows, otherwise again what was ordered.
 */
export function computeEffectiveOrders(plan: Plan, orders: readonly Order[], at: Date): EffectiveOrder[] {
  const boundary = findLastBoundary(plan, at)
  const open = isOpen(plan, at)
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

/** Since when what plays at `at` has been ordered or planned; null when nothing plays or it always was so. */
export function findPlayingSince(plan: Plan, orders: readonly Order[], at: Date): Date | null {
  const playing = computeEffectiveOrders(plan, orders, at).filter((order) => order.playing)
  if (playing.length === 0) return null
  const boundary = findLastBoundary(plan, at)
  const starts = playing.map(({ id }) => {
    const orderedAt = orders.find((order) => order.id === id)?.orderedAt ?? null
    return Math.max(orderedAt?.getTime() ?? 0, boundary?.getTime() ?? 0)
  })
  const first = Math.min(...starts)
  return first === 0 ? null : new Date(first)
}

/** Every change of what plays after `from`, up to `hours` later and at most `limit`, as far as it is known now. */
export function listUpcomingOrders(
  plan: Plan,
  orders: readonly Order[],
  options: { from: Date; hours: number; limit: number },
): { at: Date; orders: EffectiveOrder[] }[] {
  const until = new Date(options.from.getTime() + options.hours * 60 * MINUTE_MS)
  const times = [...new Set(boundaries(plan, options.from, until))].filter(
    (time) => time > options.from.getTime() && time <= until.getTime(),
  )
  const changes: { at: Date; orders: EffectiveOrder[] }[] = []
  let last = JSON.stringify(computeEffectiveOrders(plan, orders, options.from))
  for (const time of times) {
    if (changes.length === options.limit) break
    const next = computeEffectiveOrders(plan, orders, new Date(time))
    const text = JSON.stringify(next)
    if (text !== last) changes.push({ at: new Date(time), orders: next })
    last = text
  }
  return changes
}
