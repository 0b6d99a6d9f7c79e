import type { Day } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useEvents } from '../api/use-events.ts'
import { agendaOf, filterEvents, filters, rangeOf } from '../rules.ts'
import type { CalendarEvent } from '../types.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import { Choice } from './Choice.tsx'

const CalendarGrid = lazyPart(() => import('./CalendarGrid.tsx'), {
  waiting: <LoadingState picture />,
  Failed: () => <ErrorState error={null} />,
})

interface Props {
  address: CalendarAddress
  onOpen: (event: CalendarEvent) => void
  /** What is open over the calendar. */
  opened: CalendarEvent | null
  /** Says whether the opened event may not be seen any more; not called while nobody knows. */
  onGone: (isGone: boolean) => void
}

/** The calendar of the member, or of the customers that the address names: days, filter, events. */
export function EstheCalendar({ address, onOpen, opened, onGone }: Props) {
  const { t } = useTranslation('calendar')
  const { view, day, filter, customers, go, show } = address
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  // Customers' calendars need the password in a session of an easy-login link.
  const { confirmed, dialog } = useConfirmed()
  const { events, error, isPlaceholderData, isWaiting, retry } = useEvents(
    customers,
    rangeOf(view, day),
    confirmed,
  )
  const isRefused = error instanceof ApiError && error.status < 500
  // Events that are loading, or that failed to load, say nothing of what was opened.
  const isUnknown = !isRefused && (events === undefined || isPlaceholderData)
  const isGone = isRefused || (opened !== null && !isAmong(opened, events ?? []))
  useEffect(() => {
    if (!isUnknown) onGone(isGone)
  }, [isUnknown, isGone, onGone])
  const days = useSteadyHeight(events !== undefined)
  const scrolledFor = useRef<string>(null)
  const filtered = useMemo(() => filterEvents(events ?? [], filter), [events, filter])
  const shown = {
    named: customers.length > 0,
    onOpen,
    onDay: (chosen: Day) => go({ view: 'day', day: chosen }),
  }
  return (
    <Box component="section" aria-label={t('title')} aria-busy={isWaiting}>
      {dialog}
      <CalendarBar {...address} />
      <Box sx={{ my: 2 }}>
        <Choice
          label={t('filters.label')}
          value={filter}
          options={filters.map((value) => ({ value, text: t(`filters.${value}`) }))}
          onChange={show}
        />
      </Box>
      <Box sx={{ height: 4, mb: 0.5 }}>{isWaiting && <LinearProgress aria-label={t('loading')} />}</Box>
      <Box ref={days}>
        {error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : events === undefined ? (
          <LoadingState picture />
        ) : isNarrow ? (
          <Agenda
            days={agendaOf(filtered, view, day)}
            opensAt={day === address.today ? day : null}
            scrolledFor={scrolledFor}
            {...shown}
          />
        ) : (
          <CalendarGrid view={view} day={day} events={filtered} {...shown} />
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

const isAmong = ({ category, id }: CalendarEvent, events: readonly CalendarEvent[]): boolean =>
  events.some((event) => event.category === category && event.id === id)
