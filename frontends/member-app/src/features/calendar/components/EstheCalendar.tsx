import type { Day } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useCalendarEvents } from '../api/use-calendar-events.ts'
import { filterEvents, getDayRange, toAgendaDays } from '../calendar.rules.ts'
import type { CalendarEvent } from '../types.ts'
import type { CalendarUrlState } from '../use-calendar-url-state.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { MonthGrid } from './MonthGrid.tsx'

const CalendarGrid = createLazyComponent(() => import('./CalendarGrid.tsx'), {
  waiting: <LoadingState picture />,
  Failed: () => <ErrorState error={null} />,
})

interface Props {
  address: CalendarUrlState
  onOpen: (event: CalendarEvent) => void
  /** This event is open in a dialog over the calendar. */
  opened: CalendarEvent | null
  /** This tells whether the opened event has disappeared, and is not called while that is unknown. */
  onGoneChange: (isGone: boolean) => void
}

/** Shows the calendar of the member, or of the customers that the address names. */
export function EstheCalendar({ address, onOpen, opened, onGoneChange }: Props) {
  const { t } = useTranslation('calendar')
  const { view, day, filter, customers, goTo } = address
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  // A session of an easy-login link needs the password for calendars of customers.
  const { confirmed, dialog } = useConfirmed()
  const { events, error, isPlaceholderData, isWaiting, retry } = useCalendarEvents(
    customers,
    getDayRange(view, day),
    confirmed,
  )
  const isRefused = error instanceof ApiError && error.status < 500
  // Events that are loading or failed to load do not show whether the opened event still exists.
  const isUnknown = !isRefused && (events === undefined || isPlaceholderData)
  const isGone = isRefused || (opened !== null && !includesEvent(opened, events ?? []))
  useEffect(() => {
    if (!isUnknown) onGoneChange(isGone)
  }, [isUnknown, isGone, onGoneChange])
  const days = useSteadyHeight(events !== undefined)
  const scrolledFor = useRef<string>(null)
  const filtered = useMemo(() => filterEvents(events ?? [], filter), [events, filter])
  const isMonthOfPhone = isNarrow && view === 'month'
  const viewProps = {
    // Whose calendar it is stands above it when one person is shown.
    shouldShowNames: customers.length > 1,
    onOpen,
    onSelectDay: (chosen: Day) => goTo({ view: 'day', day: chosen }),
  }
  return (
    <Box component="section" aria-label={t('title')} aria-busy={isWaiting}>
      {dialog}
      <CalendarToolbar {...address} isNarrow={isNarrow} />
      <Box sx={{ height: 4, mb: 0.5 }}>{isWaiting && <LinearProgress aria-label={t('loading')} />}</Box>
      {isMonthOfPhone && (
        <MonthGrid day={day} today={address.today} events={filtered} onSelectDay={address.selectDay} />
      )}
      <Box ref={days}>
        {error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : events === undefined ? (
          <LoadingState picture />
        ) : isNarrow ? (
          <Agenda
            days={toAgendaDays(filtered, isMonthOfPhone ? 'day' : view, day)}
            emptyText={t(toAgendaDays(filtered, view, day).length > 0 ? 'emptyDay' : 'empty')}
            initialDay={!isMonthOfPhone && day === address.today ? day : null}
            scrolledFor={scrolledFor}
            {...viewProps}
          />
        ) : (
          <CalendarGrid view={view} day={day} events={filtered} {...viewProps} />
        )}
      </Box>
    </Box>
  )
}

/** Keeps the height of the days while newer ones load, so that the page stays where it is scrolled to. */
function useSteadyHeight(isLoaded: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const loadedHeight = useRef(0)
  useLayoutEffect(() => {
    if (!element.current) return
    element.current.style.minHeight = isLoaded ? '' : `${loadedHeight.current}px`
    if (isLoaded) loadedHeight.current = element.current.offsetHeight
  })
  return element
}

const includesEvent = ({ category, id }: CalendarEvent, events: readonly CalendarEvent[]): boolean =>
  events.some((event) => event.category === category && event.id === id)
