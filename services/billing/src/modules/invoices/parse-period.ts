import { addDays, countDaysBetween, isDay, startOfJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import { getFieldErrorText } from '../../texts.ts'

/** One file may cover this many days, a year of the books. */
const MAX_DAYS = 366

/**
 * Returns the moments between which the days of a period lie in Japan, the last day included.
 * @throws ApiError E3001 naming the day that does not exist, or that is before the first or, with `bounded`, more than a year
 * after it
 */
export function parsePeriod(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  { bounded }: { bounded: boolean } = { bounded: false },
): { from?: Date; until?: Date } {
  if (from !== undefined && !isDay(from)) throw invalid('from', 'day')
  if (until !== undefined && !isDay(until)) throw invalid('until', 'day')
  if (from !== undefined && until !== undefined) {
    if (until < from) throw invalid('until', 'dayOrder')
    if (bounded && countDaysBetween(from, until) >= MAX_DAYS) throw invalid('until', 'periodTooLong')
  }
  return {
    ...(from !== undefined && { from: startOfJstDay(from) }),
    ...(until !== undefined && { until: startOfJstDay(addDays(until, 1)) }),
  }
}

function invalid(field: string, text: Parameters<typeof getFieldErrorText>[0]): ApiError {
  return new ApiError('E3001', { fields: { [field]: getFieldErrorText(text) } })
}
