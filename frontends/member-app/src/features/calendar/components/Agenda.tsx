import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { toLanguageTag } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { type AgendaDay, formatMonthOrDay } from '../calendar.rules.ts'
import type { CalendarEvent } from '../types.ts'
import { useFormatEventTitle } from '../use-format-event-title.ts'
import { EventMark } from './EventMark.tsx'

interface Props {
  days: readonly AgendaDay[]
  emptyText: string
  /** The list scrolls to this day when it opens. */
  initialDay: string | null
  /** The list has scrolled for this history entry; the reference outlives the list, which unmounts while newer events load. */
  scrolledFor: RefObject<string | null>
  /** Each event shows its member's name when several people's events are shown. */
  shouldShowNames: boolean
  onOpen: (event: CalendarEvent) => void
  onSelectDay: (day: string) => void
}

/** Lists the days that have events below each other, for phones. */
export function Agenda({
  days,
  emptyText,
  initialDay,
  scrolledFor,
  shouldShowNames,
  onOpen,
  onSelectDay,
}: Props) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const getTitle = useFormatEventTitle()
  const openedDay = days.findLast(({ day }) => initialDay !== null && day <= initialDay)?.day
  const isFirst = openedDay === days[0]?.day
  const openedElement = useScrollOnNavigation(openedDay !== undefined && !isFirst, scrolledFor)
  if (days.length === 0) return <EmptyState text={emptyText} />
  return days.map(({ day, events }) => (
    <Box
      component="section"
      key={day}
      ref={day === openedDay ? openedElement : undefined}
      sx={{ mt: 2.5, scrollMarginTop: 72 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        <Link
          component="button"
          variant="inherit"
          underline="hover"
          sx={dayLink}
          onClick={() => onSelectDay(day)}
        >
          {formatMonthOrDay('day', day, toLanguageTag(language))}
        </Link>
      </Typography>
      <Box component="ul" sx={frame}>
        {events.map((event) => (
          <Box
            component="li"
            key={`${event.category} ${event.id}`}
            sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <ButtonBase sx={row} onClick={() => onOpen(event)}>
              <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {event.start.slice(11, 16)}
              </Typography>
              <EventMark event={event} />
              <span>
                {shouldShowNames
                  ? t('named', { name: event.userName, title: getTitle(event) })
                  : getTitle(event)}
              </span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}

/** Scrolls to an element when the page opens and when a day is chosen, but not on the way back, where the page keeps its place. */
function useScrollOnNavigation(shouldScroll: boolean, scrolledFor: RefObject<string | null>) {
  const element = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isBackNavigation = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (!shouldScroll || isBackNavigation || scrolledFor.current === key) return
    scrolledFor.current = key
    element.current?.scrollIntoView?.({ block: 'start' })
  }, [shouldScroll, isBackNavigation, key, scrolledFor])
  return element
}

const dayLink = { color: 'inherit', minHeight: 44, textAlign: 'start' } as const

const frame = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
} as const

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto 2.25rem minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: 1.25,
  width: '100%',
  minHeight: 48,
  px: 2,
  py: 1,
  font: 'inherit',
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: '-4px' },
} as const
