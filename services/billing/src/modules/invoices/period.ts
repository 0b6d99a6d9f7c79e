import { addDays, daysBetween, isDay, startOfJstDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'

/** Days that one file may be about: a year of the books. */
const MAX_DAYS = 366

/**
 * The moments between which the days of a period lie in Japan, the last day included.
 *
 * @throws ApiError E3001 naming the day that does not exist, or lies before the first, or (with `bounded`) more than a year after it
 */
export function period(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  o: { bounded: boolean } = { bounded: false },
): { from?: Date; until?: Date } {
  if (from !== undefined && !isDay(from)) throw invalid('from', texts.day)
  if (until !== undefined && !isDay(until)) throw invalid('until', texts.day)
  if (from !== undefined && until !== undefined) {
    if (until < from) throw invalid('until', texts.order)
    if (o.bounded && daysBetween(from, until) >= MAX_DAYS) throw invalid('until', texts.long)
  }
  return {
    ...(from !== undefined && { from: startOfJstDay(from) }),
    ...(until !== undefined && { until: startOfJstDay(addDays(until, 1)) }),
  }
}

const texts = {
  day: { ja: '日付が正しくありません。', en: 'This day does not exist.' },
  order: { ja: '開始日以降の日付を入力してください。', en: 'Please enter a day after the first one.' },
  long: { ja: '期間は1年以内にしてください。', en: 'Please choose a period of a year at most.' },
}

function invalid(field: string, text: { ja: string; en: string }): ApiError {
  return new ApiError('E3001', { fields: { [field]: text } })
}
