import { Id } from '@hibiki/http'
import { Type } from 'typebox'

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'Time as HH:mm in JST' })

export const weeklyHoursFields = {
  weekdays: Type.Array(
    Type.Integer({ minimum: 1, maximum: 7, description: 'Weekday from 1 (Monday) to 7 (Sunday)' }),
    {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      description: 'Weekdays on which the hours begin',
    },
  ),
  from: Clock,
  to: Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: 'Time as HH:mm in JST, exclusive; on the next day when it is at or before `from`',
  }),
}

export const WeeklyHoursList = Type.Array(Type.Object(weeklyHoursFields), {
  $id: 'WeeklyHoursList',
  maxItems: 30,
})
export const ScheduleWindowList = Type.Array(
  Type.Object({
    ...weeklyHoursFields,
    // A window whose sounds were removed from the section has none and plays nothing.
    soundIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
    volume: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  { $id: 'ScheduleWindowList', maxItems: 30 },
)
