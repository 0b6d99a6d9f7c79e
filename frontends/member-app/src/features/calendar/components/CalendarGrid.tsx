import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { type Day, jstDay } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toDisplayLanguage } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { CALENDAR_HEIGHT, firstHour, OVERLAP_THRESHOLD_MINUTES, toIso, type View } from '../rules.ts'
import type { CalendarEvent } from '../types.ts'
import { useEventTitle } from '../use-event-title.ts'
import { calendarLook, colourOf } from './calendar-look.ts'

interface Props {
  view: View
  day: Day
  events: readonly CalendarEvent[]
  /** Several people's events: each says whose it is. */
  named: boolean
  onOpen: (event: CalendarEvent) => void
  /** "More" and the numbers of the days lead to one day. */
  onDay: (day: Day) => void
}

const gridOf = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const

/** More events at once than this become "more" in a week; a day shows all of them. */
const MAX_STACK_OF_WEEK = 3
/** Pixels of the threshold's minutes; shorter events are as high as it, so that their neighbours make way. */
const SLOT_HEIGHT = 26

/** Month, week or day as a grid in Japanese time, wherever the browser is. */
export default function CalendarGrid({ view, day, events, named, onOpen, onDay }: Props) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const theme = useTheme()
  const titleOf = useEventTitle()
  const shown = useMemo(
    () =>
      events.map((event) => ({
        id: `${event.category} ${event.id}`,
        title: named ? t('named', { name: event.userName, title: titleOf(event) }) : titleOf(event),
        start: toIso(event.start),
        // What has no length stands as long as the threshold.
        ...(event.end > event.start && { end: toIso(event.end) }),
        color: colourOf(event.category, theme.palette),
        contrastColor: theme.palette.background.paper,
        extendedProps: { event },
      })),
    [events, named, t, titleOf, theme],
  )
  const scrollTime = firstHour(events)
  return (
    <Box sx={calendarLook}>
      <FullCalendar
        // A view of its own each time: what it shows comes from the address alone.
        key={[view, day, language, view !== 'month' && scrollTime].join(' ')}
        plugins={[dayGrid, timeGrid, interaction, classicTheme]}
        headerToolbar={false}
        initialView={gridOf[view]}
        initialDate={day}
        events={shown}
        timeZone="Asia/Tokyo"
        locale={toDisplayLanguage(language)}
        firstDay={0}
        fixedWeekCount={false}
        height={CALENDAR_HEIGHT}
        allDaySlot={false}
        // A day stands in the title already.
        dayHeaders={view !== 'day'}
        scrollTime={scrollTime}
        slotDuration={{ minutes: OVERLAP_THRESHOLD_MINUTES }}
        slotMinHeight={SLOT_HEIGHT}
        eventMinHeight={SLOT_HEIGHT}
        slotEventOverlap
        {...(view === 'week' && { eventMaxStack: MAX_STACK_OF_WEEK })}
        dayMaxEvents
        defaultTimedEventDuration={{ minutes: OVERLAP_THRESHOLD_MINUTES }}
        // Evenings go on after midnight; that does not make them two days.
        nextDayThreshold="06:00:00"
        eventTimeFormat={clock}
        slotHeaderFormat={clock}
        displayEventEnd={false}
        eventClass="calendar-event"
        eventTitleClass="calendar-title"
        nowIndicator
        // The heads of a week name their days otherwise than their links would (WCAG 2.5.3).
        navLinks={view === 'month'}
        navLinkDayClick={(date) => onDay(jstDay(date))}
        navLinkHint={(text) => t('toDay', { day: text })}
        moreLinkClick={({ date }) => {
          onDay(jstDay(date))
          return 'none'
        }}
        moreLinkText={(count) => t('more', { count })}
        moreLinkHint={(count) => t('moreHint', { count })}
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
