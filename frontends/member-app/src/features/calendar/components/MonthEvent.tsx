import Box from '@mui/material/Box'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { CalendarEvent } from '../types.ts'
import { EventMark } from './EventMark.tsx'

/** One event in a cell of the month on desktops: its landscape or the dot of its category, and its title; a cell has no room for the time. */
export function MonthEvent({ event, time, title }: { event: CalendarEvent; time: string; title: string }) {
  return (
    <Box sx={row}>
      <EventMark event={event} size="1.25rem" />
      <Box component="span" sx={visuallyHidden}>
        {time}
      </Box>
      <span className="calendar-title" title={`${time} ${title}`}>
        {title}
      </span>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  py: '1px',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  position: 'relative',
  '& .calendar-title': { minWidth: 0 },
} as const
