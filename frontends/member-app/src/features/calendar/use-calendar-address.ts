import { type Day, jstDay } from '@hibiki/calendar'
import { useSearchParams } from 'react-router-dom'
import { type Filter, readAddress, readCustomers, type View } from './calendar.rules.ts'

export interface CalendarAddress {
  view: View
  day: Day
  /** This is the present day in Japan. */
  today: Day
  filter: Filter
  customers: readonly string[]
  goTo: (to: { view?: View; day?: Day }) => void
  setFilter: (filter: Filter) => void
  setCustomers: (customers: readonly string[]) => void
}

/** Stores in the URL what the calendar shows, so that reload and back open the same again. */
export function useCalendarAddress(): CalendarAddress {
  const [params, setParams] = useSearchParams()
  const today = jstDay(Date.now())
  const updateParams = (entries: Record<string, string>, replace = false) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...entries }), { replace })
  return {
    ...readAddress(params, today),
    today,
    customers: readCustomers(params),
    goTo: ({ view, day }) => updateParams({ ...(view && { view }), ...(day && { day }) }),
    setFilter: (filter) => updateParams({ show: filter }, true),
    setCustomers: (customers) => updateParams({ customers: customers.join(',') }, true),
  }
}
