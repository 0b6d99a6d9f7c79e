import { useSearchParams } from 'react-router-dom'
import { areDays, type Days, lastDays, type Per, periods } from './days.ts'

/** The days in the page's address, so that a page of figures can be sent to somebody; the last ones unless told. */
export function useDays(lastCount: number) {
  const [search, setSearch] = useSearchParams()
  const given = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  const days: Days = areDays(given) ? given : lastDays(lastCount)
  const per: Per = periods.find((one) => one === search.get('per')) ?? 'day'
  const choose = (chosen: Partial<Days & { per: Per }>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ ...days, ...chosen })) after.set(name, value)
        return after
      },
      { replace: true },
    )
  return { days, per, choose }
}
