import { Id } from '@hibiki/http'
import { Type } from 'typebox'

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'Time as HH:mm in JST' })
export const PlanDay = Type.String({ format: 'date', description: 'Day in Japan as yyyy-MM-dd' })

export const dayHoursFields = {
  from: Clock,
  to: Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: 'Time as HH:mm in JST, exclusive; on the next day when it is at or before `from`',
  }),
}

export const weeklyHoursFields = {
  weekdays: Type.Array(
    Type.Integer({
      minimum: 1,
      maximum: 8,
      description: 'Weekday from 1 (Monday) to 7 (Sunday), or 8 for public holidays',
    }),
    {
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      description:
        'Days on which the hours begin; where no hours of the list are for public holidays, those are as their weekday',
    },
  ),
  ...dayHoursFields,
}

const VolumeLimitHours = Type.Object(
  {
    ...dayHoursFields,
    max: Type.Number({
      minimum: 0.05,
      maximum: 1,
      description: 'Maximum volume in these hours of every day',
    }),
  },
  { $id: 'VolumeLimit' },
)
export const VolumeLimit = Type.Union([VolumeLimitHours, Type.Null()], {
  description: 'Null for a section without a limit',
})

export const ClosingPeriodList = Type.Array(
  Type.Object({
    since: PlanDay,
    until: Type.With(PlanDay, { description: 'Last closed day in Japan as yyyy-MM-dd' }),
    name: Type.String({ maxLength: 50 }),
  }),
  { $id: 'ClosingPeriodList', maxItems: 100 },
)

export const DayExceptionList = Type.Array(
  Type.Object({
    day: PlanDay,
    kind: Type.Enum(['closed', 'asUsual', 'hours'], {
      description: 'asUsual opens the room as on an ordinary weekday, even on a closing day or a holiday',
    }),
    hours: Type.Array(Type.Object(dayHoursFields), {
      maxItems: 5,
      description: 'The opening hours that begin on the day; empty unless the kind is `hours`',
    }),
  }),
  { $id: 'DayExceptionList', maxItems: 100 },
)

export const WeeklyHoursList = Type.Array(Type.Object(weeklyHoursFields), {
  $id: 'WeeklyHoursList',
  maxItems: 30,
})
export const ScheduleWindowList = Type.Array(
  Type.Object({
    ...weeklyHoursFields,
    // A window whose sounds were removed from the section has none and plays nothing.
    soundIds: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
    playlistId: Type.Optional(
      Type.Union([Id, Type.Null()], {
        description: 'The playlist that plays in the window, beside its sounds; by default none',
      }),
    ),
    volume: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  { $id: 'ScheduleWindowList', maxItems: 30 },
)
