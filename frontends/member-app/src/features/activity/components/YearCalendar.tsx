import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'
import { toFigureFrequencies } from '../../../components/illustrations/to-figure-frequencies.ts'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useFormatMonthName } from '../../../lib/i18n/use-format-month-name.ts'
import { useFormatMinutes } from '../use-format-minutes.ts'
import { toFigureScale, type YearCalendarDay, type YearCalendarMonth } from '../year.rules.ts'

/** Draws each evening as the figure of its sound, larger for longer plays; an evening without one is a dot. */
export function YearCalendar({ months, today }: { months: readonly YearCalendarMonth[]; today: string }) {
  const { t } = useTranslation('activity')
  const monthName = useFormatMonthName()
  const minutes = useFormatMinutes()
  return (
    <Box sx={book}>
      {months.map(({ month, blanks, days }) => {
        const heard = days.filter(({ seconds }) => seconds > 0)
        return (
          <Box component="section" key={month} aria-labelledby={`month-${month}`}>
            <Typography id={`month-${month}`} variant="h3" component="h2" sx={{ mb: 1 }}>
              {monthName(month)}
            </Typography>
            <Box component="ul" aria-label={t('year.days')} sx={visuallyHidden}>
              {heard.map(({ day, date, seconds }) => (
                <li key={day}>{t('year.day', { date, minutes: minutes(seconds) })}</li>
              ))}
            </Box>
            <Box aria-hidden sx={grid}>
              {Array.from({ length: blanks }, (_, blank) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
                <span key={blank} />
              ))}
              {days.map((day) => (
                <Stamp key={day.day} day={day} isToday={day.day === today} isComing={day.day > today} />
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function Stamp({ day, isToday, isComing }: { day: YearCalendarDay; isToday: boolean; isComing: boolean }) {
  const size = toFigureScale(day.seconds)
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', aspectRatio: '1' }}>
      {size > 0 ? (
        <CymaticRings
          frequencies={toFigureFrequencies({ id: day.soundId ?? day.day, frequencies: day.frequencies })}
          ringCount={3 + Math.round(size * 4)}
          swing={0.1}
          sx={{ width: `${size * 100}%`, color: isToday ? 'secondary.main' : 'primary.main' }}
        />
      ) : (
        !isComing && <Box sx={[dot, { bgcolor: isToday ? 'secondary.main' : 'outline.main' }]} />
      )}
    </Box>
  )
}

const book = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 0.5,
  contentVisibility: 'auto',
} as const
const dot = { width: 4, height: 4, borderRadius: '50%' } as const
