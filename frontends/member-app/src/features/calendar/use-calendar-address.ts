import { type Day, jstDay } from '@hibiki/calendar'
import { useSearchParams } from 'react-router-dom'
import { type Filter, readAddress, readCustomers, type View } from './rules.ts'

export interface CalendarAddress {
  view: View
  day: Day
  /** The day it is in Japan now. */
  today: Day
  filter: Filter
  customers: readonly string[]
  go: (to: { view?: View; day?: Day }) => void
  show: (filter: Filter) => void
  choose: (customers: readonly string[]) => void
}

/** What the calendar shows stands in its address: a reload and the way back from a chart open the same again. */
export function useCalendarAddress(): CalendarAddress {
  const [params, setParams] = useSearchParams()
  const today = jstDay(Date.now())
  const change = (entries: Record<string, string>, replace = false) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...entries }), { replace })
  return {
    ...readAddress(params, today),
    today,
    customers: readCustomers(params),
    go: ({ view, day }) => change({ ...(view && { view }), ...(day && { day }) }),
    show: (filter) => change({ show: filter }, true),
    choose: (customers) => change({ customers: customers.join(',') }, true),
  }
}
