import { type Day, getJstDay } from '@hibiki/calendar'
import { useSearchParams } from 'react-router-dom'
import {
  type CalendarFilter,
  type CalendarView,
  parseCalendarUrl,
  parseCustomerIds,
} from './calendar.rules.ts'

export interface CalendarUrlState {
  view: CalendarView
  day: Day
  /** This is the present day in Japan. */
  today: Day
  filter: CalendarFilter
  customers: readonly string[]
  goTo: (to: { view?: CalendarView; day?: Day }) => void
  /** Chooses a day of the view, which is no step of the history. */
  selectDay: (day: Day) => void
  setFilter: (filter: CalendarFilter) => void
  setCustomers: (customers: readonly string[]) => void
}

/** Stores in the URL what the calendar shows, so that reload and back open the same again. */
export function useCalendarUrlState(): CalendarUrlState {
  const [params, setParams] = useSearchParams()
  const today = getJstDay(Date.now())
  const updateParams = (entries: Record<string, string>, replace = false) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...entries }), { replace })
  return {
    ...parseCalendarUrl(params, today),
    today,
    customers: parseCustomerIds(params),
    goTo: ({ view, day }) => updateParams({ ...(view && { view }), ...(day && { day }) }),
    selectDay: (day) => updateParams({ day }, true),
    setFilter: (filter) => updateParams({ show: filter }, true),
    setCustomers: (customers) => updateParams({ customers: customers.join(',') }, true),
  }
}
