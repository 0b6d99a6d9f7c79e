import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { toDisplayLanguage } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { type AgendaDay, dayInWords } from '../rules.ts'
import type { CalendarEvent } from '../types.ts'
import { useEventTitle } from '../use-event-title.ts'
import { colourOf } from './calendar-look.ts'

interface Props {
  days: readonly AgendaDay[]
  /** Where the list opens: today, if it is among what is shown. */
  opensAt: string | null
  /** The place in the history for which the list has scrolled; it outlives the list, which goes while newer events load. */
  scrolledFor: RefObject<string | null>
  /** Several people's events: each says whose it is. */
  named: boolean
  onOpen: (event: CalendarEvent) => void
  onDay: (day: string) => void
}

/** On phones: the days that have events, one below the other. */
export function Agenda({ days, opensAt, scrolledFor, named, onOpen, onDay }: Props) {
  const { t } = useTranslation('calendar')
  const { language } = useLanguage()
  const titleOf = useEventTitle()
  const openedDay = days.findLast(({ day }) => opensAt !== null && day <= opensAt)?.day
  const isFirst = openedDay === days[0]?.day
  const opened = useScrollWhenAskedFor(openedDay !== undefined && !isFirst, scrolledFor)
  if (days.length === 0) return <EmptyState text={t('empty')} />
  return days.map(({ day, events }) => (
    <Box
      component="section"
      key={day}
      ref={day === openedDay ? opened : undefined}
      sx={{ mt: 2.5, scrollMarginTop: 72 }}
    >
      <Typography variant="h3" sx={{ mb: 1 }}>
        <Link component="button" variant="inherit" underline="hover" sx={dayLink} onClick={() => onDay(day)}>
          {dayInWords('day', day, toDisplayLanguage(language))}
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
              <Box aria-hidden sx={{ ...dot, bgcolor: ({ palette }) => colourOf(event.category, palette) }} />
              <span>
                {named ? t('named', { name: event.userName, title: titleOf(event) }) : titleOf(event)}
              </span>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}

/** Scrolls to an element when the page is opened and when a day is asked for; on the way back the page is where it was. */
function useScrollWhenAskedFor(isWanted: boolean, scrolledFor: RefObject<string | null>) {
  const element = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isWayBack = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (!isWanted || isWayBack || scrolledFor.current === key) return
    scrolledFor.current = key
    element.current?.scrollIntoView?.({ block: 'start' })
  }, [isWanted, isWayBack, key, scrolledFor])
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
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
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

const dot = { width: 10, height: 10, borderRadius: 999 } as const
