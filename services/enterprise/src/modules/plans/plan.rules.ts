import { addDays, DAY_MS, type Day, getJstDay, startOfJstDay } from '@hibiki/calendar'
import {
  type DayHours,
  findDayException,
  getDayType,
  hasClosingDays,
  isClosingDay,
  ordinaryCalendar,
  type PlanCalendar,
  PUBLIC_HOLIDAY,
} from './calendar.rules.ts'

/** Hours of a week in Japanese time. `to` is exclusive and on the next day when it is at or before `from`, so that equal times mean 24 hours. */
export interface WeeklyHours extends DayHours {
  /** Days on which the hours begin: 1 (Monday) to 7 (Sunday), and 8 for public holidays, which otherwise count as their weekday. */
  weekdays: number[]
}

/** Hours in which sounds and a playlist play automatically, all at one volume. Nothing plays in a window without either. */
export interface ScheduleWindow extends WeeklyHours {
  soundIds: string[]
  playlistId?: string | null
  volume: number
}

/** The hours of every day in which a section is never louder, by order or plan. */
export interface VolumeLimit extends DayHours {
  max: number
}

/** What controls a section automatically: the room's opening hours (null means always open), the section's windows, and the days that differ. */
export interface SectionPlan {
  openingHours: readonly WeeklyHours[] | null
  hoursChangedAt: Date | null
  windows: readonly ScheduleWindow[]
  scheduleChangedAt: Date | null
  calendar: PlanCalendar
}

/** What a section may play: a sound, or the sounds of a playlist one after the other. */
interface Playable {
  id: string
  /** Null for a playlist. */
  soundId: string | null
  playlistId?: string | null
  /** A playlist of which the section has no sound; it never plays. */
  isEmpty?: boolean
}

/** A person's last order for a sound or a playlist of a section; its time is null before the first one. */
export interface PlayOrder extends Playable {
  playing: boolean
  volume: number
  orderedAt: Date | null
}

export interface EffectivePlayOrder extends Playable {
  playing: boolean
  volume: number
}

interface Occurrence<H extends DayHours> {
  start: number
  end: number
  hours: H
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** A week without any boundary is rare, so longer times are searched only then; the longest is longer than any time between two holidays. */
const SEARCHED_DAYS = [7, 35, 92]

/** Returns minutes since midnight of `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function lengthMinutes({ from, to }: DayHours): number {
  const length = minutesOf(to) - minutesOf(from)
  return length > 0 ? length : length + 24 * 60
}

/** Lists every time at which hours begin on a day from the one before `since` to that of `until`. */
function occurrences<H extends DayHours>(
  listOf: (day: Day) => readonly H[],
  since: Date,
  until: Date,
): Occurrence<H>[] {
  const found: Occurrence<H>[] = []
  const last = getJstDay(until)
  for (let day: Day = addDays(getJstDay(since), -1); day <= last; day = addDays(day, 1)) {
    const midnight = startOfJstDay(day).getTime()
    for (const hours of listOf(day)) {
      const start = midnight + minutesOf(hours.from) * MINUTE_MS
      found.push({ start, end: start + lengthMinutes(hours) * MINUTE_MS, hours })
    }
  }
  return found
}

const hasHolidayHours = (list: readonly WeeklyHours[]): boolean =>
  list.some(({ weekdays }) => weekdays.includes(PUBLIC_HOLIDAY))

/** Returns a function that lists which of the hours begin on a day. */
function createHoursOfDay<H extends WeeklyHours>(
  list: readonly H[],
  calendar: PlanCalendar,
): (day: Day) => readonly H[] {
  const hasHolidays = hasHolidayHours(list)
  return (day) => {
    const type = getDayType(calendar, day, hasHolidays)
    return list.filter(({ weekdays }) => weekdays.includes(type))
  }
}

const WHOLE_DAY: readonly DayHours[] = [{ from: '00:00', to: '00:00' }]

/** Returns a function that lists the opening hours of a room that begin on a day. */
function createOpeningOfDay({
  openingHours,
  calendar,
}: Pick<SectionPlan, 'openingHours' | 'calendar'>): (day: Day) => readonly DayHours[] {
  const usual = openingHours === null ? () => WHOLE_DAY : createHoursOfDay(openingHours, calendar)
  return (day) => {
    const exception = findDayException(calendar, day)
    if (exception?.kind === 'hours') return exception.hours
    const isClosed = exception ? exception.kind === 'closed' : isClosingDay(calendar, day)
    return isClosed ? [] : usual(day)
  }
}

const findAt = <H extends DayHours>(listOf: (day: Day) => readonly H[], at: Date): H | undefined => {
  const now = at.getTime()
  return occurrences(listOf, at, at).find(({ start, end }) => start <= now && now < end)?.hours
}

/** Returns the hours that include a moment; they include their start and exclude their end. */
export function findHoursAt<H extends WeeklyHours>(
  list: readonly H[],
  at: Date,
  calendar: PlanCalendar = ordinaryCalendar,
): H | undefined {
  return findAt(createHoursOfDay(list, calendar), at)
}

export function isRoomOpen(plan: Pick<SectionPlan, 'openingHours' | 'calendar'>, at: Date): boolean {
  if (plan.openingHours === null && !hasClosingDays(plan.calendar)) return true
  return findAt(createOpeningOfDay(plan), at) !== undefined
}

/** Whether two of the hours overlap on any two successive days, of which each may be a public holiday if the hours have any for those. */
export function hasOverlappingHours(list: readonly WeeklyHours[]): boolean {
  const holiday = hasHolidayHours(list) ? [PUBLIC_HOLIDAY] : []
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  const listNext = (day: number) => (day === PUBLIC_HOLIDAY ? weekdays : [(day % 7) + 1]).concat(holiday)
  const listOf = (day: number) => list.filter((hours) => hours.weekdays.includes(day))
  return weekdays
    .concat(holiday)
    .some((day) => listNext(day).some((next) => hasOverlap([listOf(day), listOf(next)])))
}

/** Whether hours of successive days overlap. */
export function hasOverlap(days: readonly (readonly DayHours[])[]): boolean {
  const spans = days
    .flatMap((list, index) =>
      list.map((hours) => {
        const start = index * DAY_MINUTES + minutesOf(hours.from)
        return { start, end: start + lengthMinutes(hours) }
      }),
    )
    .sort((a, b) => a.start - b.start)
  return spans.some(({ end }, index) => end > (spans[index + 1]?.start ?? Number.POSITIVE_INFINITY))
}

/** Lists when the opening hours begin and end. A room without hours has no boundary between two open days. */
function openingBoundaries(plan: SectionPlan, since: Date, until: Date): number[] {
  if (plan.openingHours !== null)
    return occurrences(createOpeningOfDay(plan), since, until).flatMap(({ start, end }) => [start, end])
  if (!hasClosingDays(plan.calendar)) return []
  const [earlier, later] = [new Date(since.getTime() - DAY_MS), new Date(until.getTime() + DAY_MS)]
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of occurrences(createOpeningOfDay(plan), earlier, later).sort(
    (a, b) => a.start - b.start,
  )) {
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
    .flatMap(({ start, end }) => [start, end])
    .filter((time) => time >= since.getTime() && time <= until.getTime())
}

function boundaries(plan: SectionPlan, since: Date, until: Date): number[] {
  const windows = occurrences(createHoursOfDay(plan.windows, plan.calendar), since, until)
  return [
    ...openingBoundaries(plan, since, until),
    ...windows.flatMap(({ start, end }) => [start, end]),
  ].sort((a, b) => a - b)
}

/** Returns the last moment up to `at` at which the plan replaced people's orders, or null when nothing is planned. */
export function findLastPlanBoundary(plan: SectionPlan, at: Date): Date | null {
  if (!hasPlan(plan)) return null
  const now = at.getTime()
  const changes = [plan.hoursChangedAt, plan.scheduleChangedAt, plan.calendar.changedAt].flatMap((time) =>
    time ? [time.getTime()] : [],
  )
  let since = at
  for (const days of SEARCHED_DAYS) {
    since = new Date(now - days * DAY_MS)
    const past = boundaries(plan, since, at).filter((time) => time <= now)
    if (past.length > 0) return new Date(Math.max(...past, ...changes.filter((time) => time <= now)))
  }
  return new Date(Math.max(since.getTime(), ...changes.filter((time) => time <= now)))
}

const hasPlan = ({ openingHours, windows, calendar }: SectionPlan): boolean =>
  openingHours !== null || windows.length > 0 || hasClosingDays(calendar)

/** Returns the first moment after `at` at which the plan may change what plays and that meets the condition, or null. */
function findBoundaryAfter(plan: SectionPlan, at: Date, isMeant: (time: Date) => boolean): Date | null {
  if (!hasPlan(plan)) return null
  const now = at.getTime()
  for (const days of SEARCHED_DAYS) {
    const found = boundaries(plan, at, new Date(now + days * DAY_MS)).find(
      (time) => time > now && isMeant(new Date(time)),
    )
    if (found !== undefined) return new Date(found)
  }
  return null
}

/** Returns the next moment after `at` at which the plan may change what plays, or null. */
export function findNextPlanBoundary(plan: SectionPlan, at: Date): Date | null {
  return findBoundaryAfter(plan, at, () => true)
}

/** Returns when the plan next lets something play by itself after `at`, or null. */
export function findNextPlannedStart(
  plan: SectionPlan,
  orders: readonly Pick<PlayOrder, 'soundId' | 'playlistId' | 'isEmpty' | 'playing'>[],
  at: Date,
): Date | null {
  const playable = orders.filter(({ isEmpty }) => !isEmpty)
  if (plan.windows.length === 0 && !playable.some(({ playing }) => playing)) return null
  if (
    plan.windows.length > 0 &&
    !plan.windows.some((window) => playable.some((order) => isIn(window, order)))
  )
    return null
  return findBoundaryAfter(plan, at, (time) => {
    if (!isRoomOpen(plan, time)) return false
    if (plan.windows.length === 0) return true
    const window = findHoursAt(plan.windows, time, plan.calendar)
    return window !== undefined && playable.some((order) => isIn(window, order))
  })
}

const isIn = (
  { soundIds, playlistId = null }: ScheduleWindow,
  order: Pick<Playable, 'soundId' | 'playlistId'>,
): boolean =>
  order.soundId === null
    ? playlistId !== null && order.playlistId === playlistId
    : soundIds.includes(order.soundId)

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
  const window = open ? findHoursAt(plan.windows, at, plan.calendar) : undefined
  return orders.map((order) => {
    const { id, soundId, playlistId = null, isEmpty = false, volume, orderedAt } = order
    const item = { id, soundId, ...(playlistId !== null && { playlistId, isEmpty }) }
    const playing = order.playing && !isEmpty
    if (boundary === null || (orderedAt !== null && orderedAt >= boundary))
      return { ...item, playing, volume }
    if (!open) return { ...item, playing: false, volume }
    if (plan.windows.length === 0) return { ...item, playing, volume }
    const isPlanned = window !== undefined && isIn(window, order)
    return { ...item, playing: isPlanned && !isEmpty, volume: window?.volume ?? volume }
  })
}

/** Returns what plays at a moment, with the empty playlists that play as soon as the section has a sound of them again. */
export function computeIntendedPlayOrders(
  plan: SectionPlan,
  orders: readonly PlayOrder[],
  at: Date,
): EffectivePlayOrder[] {
  const empty = new Set(orders.flatMap(({ id, isEmpty }) => (isEmpty ? [id] : [])))
  const filled = orders.map((order) => ({ ...order, isEmpty: false }))
  return computeEffectivePlayOrders(plan, filled, at).map((order) =>
    empty.has(order.id) ? { ...order, isEmpty: true } : order,
  )
}

/** Lists the orders to play that hold now, or again when the room opens, because no window and no later boundary replaces them. */
export function listPlayOrdersInForce<Order extends PlayOrder>(
  plan: SectionPlan,
  orders: readonly Order[],
  at: Date,
): Order[] {
  const boundary = plan.windows.length === 0 ? null : findLastPlanBoundary(plan, at)
  return orders.filter(
    ({ playing, orderedAt }) =>
      playing && (boundary === null || (orderedAt !== null && orderedAt >= boundary)),
  )
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
