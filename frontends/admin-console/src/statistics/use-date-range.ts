import { useSearchParams } from 'react-router-dom'
import {
  type DateRange,
  type Granularity,
  getLastDaysRange,
  granularities,
  isValidRange,
} from './date-range.ts'

/** Keeps the range in the address of the page, so that a link to the statistics can be shared; by default it is the last days. */
export function useDateRange(initialDays: number) {
  const [search, setSearch] = useSearchParams()
  const requested = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const days: DateRange = isValidRange(requested) ? requested : getLastDaysRange(initialDays)
  const per: Granularity = granularities.find((period) => period === search.get('per')) ?? 'day'
  const changeRange = (chosen: Partial<DateRange & { per: Granularity }>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ ...days, ...chosen })) after.set(name, value)
        return after
      },
      { replace: true },
    )
  return { days, per, changeRange }
}
