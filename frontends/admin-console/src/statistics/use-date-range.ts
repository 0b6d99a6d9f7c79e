import { useSearchParams } from 'react-router-dom'
import { type DateRange, getLastDays, isValidRange, type Period, periods } from './date-range.ts'

/** The days in the page's address, so that a page of figures can be sent to somebody; the last ones unless told. */
export function useDateRange(initialDays: number) {
  const [search, setSearch] = useSearchParams()
  const requested = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const days: DateRange = isValidRange(requested) ? requested : getLastDays(initialDays)
  const per: Period = periods.find((period) => period === search.get('per')) ?? 'day'
  const changeRange = (chosen: Partial<DateRange & { per: Period }>) =>
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
