import Box from '@mui/material/Box'
import { singleLine } from '../../../components/single-line.ts'
import { twoLines } from '../../../components/two-lines.ts'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { CalendarEvent } from '../types.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { EventMark } from './EventMark.tsx'

interface Props {
  event: CalendarEvent
  time: string
  title: string
  /** The member's name, where several people's events are shown. */
  name: string | undefined
  isCrowded: boolean
}

/**
 * One event in a cell of the month on desktops, whose narrow lines hold what one looks for: the title on up to two lines, or the name and
 * below it the title. On a crowded day it has one line, with the title or with the name beside the mark of its category.
 */
export function MonthEvent({ event, time, title, name, isCrowded }: Props) {
  return (
    <Box sx={row} title={[time, name, title].filter(Boolean).join(' ')}>
      <Box component="span" sx={[mark, event.soundId === null && { mt: '4px' }]}>
        {event.soundId === null ? (
          <CategoryDot category={event.category} />
        ) : (
          <EventMark event={event} size="1.25rem" />
        )}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {time}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {name && (
          <Box component="span" sx={[oneLine, { fontWeight: 600 }]}>
            {name}
          </Box>
        )}
        <Box
          component="span"
          className="calendar-title"
          sx={isCrowded ? (name ? visuallyHidden : oneLine) : name ? oneLine : twoLines}
        >
          {title}
        </Box>
      </Box>
    </Box>
  )
}

const mark = { flex: 'none', display: 'grid' } as const
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  minWidth: 0,
  py: '1px',
  lineHeight: 1.3,
  color: 'text.primary',
  position: 'relative',
  overflow: 'hidden',
} as const
const oneLine = { ...singleLine, display: 'block' } as const
