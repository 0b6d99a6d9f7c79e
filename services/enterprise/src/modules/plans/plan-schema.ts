import { Type } from 'typebox'

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:mm, JST' })

export const hoursFields = {
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7, description: '1 Monday … 7 Sunday' }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    description: 'Days on which the hours begin',
  }),
  from: Clock,
  to: Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    description: 'HH:mm, JST, exclusive; at or before `from`: of the next day',
  }),
}

export const HoursList = Type.Array(Type.Object(hoursFields), { maxItems: 30 })
export const WindowList = Type.Array(
  Type.Object({
    ...hoursFields,
    // None where they were taken out of the section since: nothing plays then.
    soundIds: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 50, uniqueItems: true }),
    volume: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  { maxItems: 30 },
)
