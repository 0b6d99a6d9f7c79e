import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { type Day, getJstDay } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import {
  CALENDAR_HEIGHT_PX,
  type CalendarView,
  countEventsByDay,
  getGridStartTime,
  OVERLAP_THRESHOLD_MINUTES,
  toIsoWithoutOffset,
} from '../calendar.rules.ts'
import type { CalendarEvent } from '../types.ts'
import { useFormatEventTitle } from '../use-format-event-title.ts'
import { getCalendarStyles, getGridColours } from './calendar-styles.ts'
import { MonthEvent } from './MonthEvent.tsx'
import { WeekEvent } from './WeekEvent.tsx'

interface Props {
  view: CalendarView
  day: Day
  events: readonly CalendarEvent[]
  /** Each event shows its member's name when several people's events are shown. */
  shouldShowNames: boolean
  onOpen: (event: CalendarEvent) => void
  /** This is called when the member presses "more" or the number of a day. */
  onSelectDay: (day: Day) => void
}

const gridByView = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const

/** A week shows more simultaneous events than this as "more", because three titles side by side cannot be read; a day shows all. */
const MAX_STACK_OF_WEEK = 2
/** The minutes of the threshold have this height, and shorter events have it too, so that their neighbours make way. */
const SLOT_HEIGHT = 26
/** A cell of the month has room for two lines of each of so many events. */
const MAX_EVENTS_OF_TWO_LINES = 2

/** Shows month, week or day as a grid in Japanese time, wherever the browser is. */
export default function CalendarGrid({ view, day, events, shouldShowNames, onOpen, onSelectDay }: Props) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const theme = useTheme()
  const getTitle = useFormatEventTitle()
  const gridEvents = useMemo(() => {
    // The cells have no room for the plan beside the sound.
    const toCellTitle = (event: CalendarEvent) => event.soundName ?? getTitle(event)
    const toTitle = (event: CalendarEvent) =>
      shouldShowNames ? t('named', { name: event.userName, title: toCellTitle(event) }) : toCellTitle(event)
    const countByDay = countEventsByDay(events)
    return events.map((event) => ({
      id: `${event.category} ${event.id}`,
      title: toTitle(event),
      start: toIsoWithoutOffset(event.start),
      // An event without length is drawn as long as the threshold.
      ...(event.end > event.start && { end: toIsoWithoutOffset(event.end) }),
      ...getGridColours(event.category, theme.palette),
      extendedProps: {
        event,
        cellTitle: toCellTitle(event),
        name: shouldShowNames ? event.userName : undefined,
        isCrowded: (countByDay.get(event.start.slice(0, 10)) ?? 0) > MAX_EVENTS_OF_TWO_LINES,
      },
    }))
  }, [events, shouldShowNames, t, getTitle, theme])
  const scrollTime = getGridStartTime(events)
  const grid = useRef<HTMLDivElement>(null)
  // On the last days of a month today's row would be below a low screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each month that is shown
  useEffect(() => {
    const today = view === 'month' && grid.current?.querySelector('[aria-current="date"]')
    if (today) today.scrollIntoView({ block: 'nearest' })
  }, [view, day])
  return (
    <Box ref={grid} sx={getCalendarStyles}>
      <FullCalendar
        // Each view is mounted anew, because what it shows comes from the address alone.
        key={[view, day, language, view !== 'month' && scrollTime].join(' ')}
        plugins={[dayGrid, timeGrid, interaction, classicTheme]}
        headerToolbar={false}
        initialView={gridByView[view]}
        initialDate={day}
        events={gridEvents}
        timeZone="Asia/Tokyo"
        locale={toLanguageTag(language)}
        firstDay={0}
        fixedWeekCount={false}
        height={CALENDAR_HEIGHT_PX}
        allDaySlot={false}
        // The title already names the day.
        dayHeaders={view !== 'day'}
        scrollTime={scrollTime}
        slotDuration={{ minutes: OVERLAP_THRESHOLD_MINUTES }}
        slotMinHeight={SLOT_HEIGHT}
        eventMinHeight={SLOT_HEIGHT}
        slotEventOverlap
        {...(view === 'week' && { eventMaxStack: MAX_STACK_OF_WEEK })}
        dayMaxEvents
        defaultTimedEventDuration={{ minutes: OVERLAP_THRESHOLD_MINUTES }}
        // An evening that continues after midnight still belongs to one day.
        nextDayThreshold="06:00:00"
        eventTimeFormat={clock}
        slotHeaderFormat={clock}
        displayEventEnd={false}
        eventClass="calendar-event"
        eventTitleClass="calendar-title"
        listItemEventBeforeClass="calendar-dot"
        nowIndicator
        // The day headings of a week have other texts than the labels of their links would have (WCAG 2.5.3).
        navLinks={view === 'month'}
        navLinkDayClick={(date) => onSelectDay(getJstDay(date))}
        navLinkHint={(text) => t('toDay', { day: text })}
        moreLinkClick={({ date }) => {
          onSelectDay(getJstDay(date))
          return 'none'
        }}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('moreHint', { count })}
        {...(view === 'month' && {
          eventContent: ({ event: { extendedProps }, timeText }) => (
            <MonthEvent
              event={extendedProps.event as CalendarEvent}
              time={timeText}
              title={extendedProps.cellTitle as string}
              name={extendedProps.name as string | undefined}
              isCrowded={extendedProps.isCrowded as boolean}
            />
          ),
        })}
        {...(view === 'week' && {
          eventContent: ({ event: { extendedProps }, timeText }) => (
            <WeekEvent
              time={timeText}
              title={extendedProps.cellTitle as string}
              name={extendedProps.name as string | undefined}
            />
          ),
        })}
        eventInteractive
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          onOpen(event.extendedProps.event as CalendarEvent)
        }}
        headingLevel={3}
      />
    </Box>
  )
}

const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const
