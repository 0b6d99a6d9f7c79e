import { DAY_MS, isDay, parseJstDateTime, startOfJstDay } from '@hibiki/calendar'
import { ApiError, getFieldErrorText, Id, nullable } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import {
  MAX_APPOINTMENT_DAYS,
  MAX_APPOINTMENT_MINUTES,
  MAX_APPOINTMENT_TITLE_LENGTH,
  MAX_REPEAT_INTERVAL,
  MIN_APPOINTMENT_MINUTES,
} from './appointment.rules.ts'
import type { AppointmentContent } from './change-appointment.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'JST' })

export const RepeatSchema = Type.Object(
  {
    frequency: Type.Enum(['daily', 'weekly', 'monthly']),
    interval: Type.Integer({ minimum: 1, maximum: MAX_REPEAT_INTERVAL }),
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      maxItems: 7,
      uniqueItems: true,
      description: 'Of a weekly one, Monday 1 to Sunday 7',
    }),
    until: nullable(Day),
  },
  { $id: 'AppointmentRepeat' },
)

/** Who comes, or who serves. */
export const AppointmentPerson = Type.Object({ id: Id, name: Type.String() }, { $id: 'AppointmentPerson' })

/** An appointment as clients send it. */
export const appointmentContentProperties = {
  title: Type.String({ minLength: 1, maxLength: MAX_APPOINTMENT_TITLE_LENGTH }),
  customerId: nullable(Id),
  start: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', description: 'JST' }),
  minutes: Type.Integer({ minimum: MIN_APPOINTMENT_MINUTES, maximum: MAX_APPOINTMENT_MINUTES }),
  repeat: nullable(RepeatSchema),
  reminder: Type.Optional(
    Type.Boolean({
      description: 'Whether the customer is reminded on the day before; without it nothing changes',
    }),
  ),
}
const AppointmentContentInput = Type.Object(appointmentContentProperties)

/** The occurrence that a change is about, with the version that was seen. */
export const appointmentTargetProperties = {
  id: Id,
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'JST; names the occurrence' }),
  version: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  scope: Type.Enum(['one', 'following', 'all']),
}

const reject = (field: string, key: 'required' | 'date') =>
  new ApiError('E3001', { fields: { [field]: getFieldErrorText(key) } })

/** Checks the days of what clients send. @throws E3001 */
export function toAppointmentContent(
  input: Static<typeof AppointmentContentInput>,
  now: Date,
): AppointmentContent {
  if (isBlankText(input.title)) throw reject('title', 'required')
  const startAt = parseJstDateTime(input.start)
  if (!startAt || Math.abs(startAt.getTime() - now.getTime()) > MAX_APPOINTMENT_DAYS * DAY_MS)
    throw reject('start', 'date')
  const until = input.repeat?.until ?? null
  if (until !== null && (!isDay(until) || until < input.start.slice(0, 10) || isFarAway(until, now)))
    throw reject('repeat.until', 'date')
  return {
    title: input.title.trim(),
    customerId: input.customerId?.toLowerCase() ?? null,
    startAt,
    minutes: input.minutes,
    repeat: input.repeat,
    reminder: input.reminder,
  }
}

/** Ends that are further away are none: a series without an end needs no day. */
const isFarAway = (day: string, now: Date) =>
  startOfJstDay(day).getTime() - now.getTime() > 5 * MAX_APPOINTMENT_DAYS * DAY_MS

/** Checks the day that names an occurrence. @throws E3001 */
export function requireDay(day: string): string {
  if (!isDay(day)) throw reject('day', 'date')
  return day
}
