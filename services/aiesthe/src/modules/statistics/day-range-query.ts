import { DAY_MS } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { Type } from 'typebox'
import { fieldText, localText } from '../../texts.ts'
import type { DayRange } from './diagnosis-statistics.sql.ts'

const MAX_DAYS = 366

const Day = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'Date as yyyy-MM-dd in Japan',
})

export const dayRangeQuery = { from: Day, to: Day }

/** @throws ApiError E3001 for dates that do not exist, for an empty range, and for more than a year */
export function parseDayRange({ from, to }: DayRange): DayRange {
  for (const [name, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw new ApiError('E3001', { fields: { [name]: fieldText('noSuchDay') } })
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw new ApiError('E3001', { fields: { to: fieldText('reversedDays') } })
  if (days > MAX_DAYS)
    throw new ApiError('E3001', {
      fields: { to: localText((t) => t('fields.tooManyDays', { max: MAX_DAYS })) },
    })
  return { from, to }
}

/** JavaScript accepts the 31st of a short month, but as another date. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
