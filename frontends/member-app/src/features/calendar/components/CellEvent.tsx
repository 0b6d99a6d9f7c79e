import Box from '@mui/material/Box'
import { twoLines } from '../../../components/two-lines.ts'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { CalendarEvent } from '../types.ts'
import { EventMark } from './EventMark.tsx'

interface Props {
  event: CalendarEvent
  time: string
  title: string
  /** The member's name, where several people's events are shown. */
  name?: string
  /** A month marks events by their landscapes; in a week the ground of an event has the colour of its category. */
  hasMark: boolean
}

/**
 * One event in a cell of the month or the week on desktops. A cell is narrow, so its two lines hold what one looks for: the title, or the
 * name and the title; the time is in its label, and in a week on the axis, too.
 */
export function CellEvent({ event, time, title, name, hasMark }: Props) {
  return (
    <Box
      sx={[row, hasMark && { color: 'text.primary' }]}
      title={[time, name, title].filter(Boolean).join(' ')}
    >
      {hasMark && <EventMark event={event} size="1.25rem" />}
      <Box component="span" sx={visuallyHidden}>
        {time}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {name && (
          <Box component="span" sx={[line, { fontWeight: 600 }]}>
            {name}
          </Box>
        )}
        <Box component="span" className="calendar-title" sx={name ? line : twoLines}>
          {title}
        </Box>
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  minWidth: 0,
  py: '1px',
  lineHeight: 1.3,
  position: 'relative',
  overflow: 'hidden',
} as const
const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
