import Box from '@mui/material/Box'
import { singleLine } from '../../../components/single-line.ts'
import { visuallyHidden } from '../../../components/visually-hidden.ts'

interface Props {
  time: string
  title: string
  /** The member's name, where several people's events are shown. */
  name: string | undefined
}

/** One event in a week on desktops: the axis tells its time, so that the name and the title have its whole width. */
export function WeekEvent({ time, title, name }: Props) {
  return (
    <Box sx={singleLine} title={[time, name, title].filter(Boolean).join(' ')}>
      <Box component="span" sx={visuallyHidden}>
        {time}
      </Box>
      {name && (
        <Box component="span" sx={{ fontWeight: 600, mr: 0.5 }}>
          {name}
        </Box>
      )}
      <span className="calendar-title">{title}</span>
    </Box>
  )
}
