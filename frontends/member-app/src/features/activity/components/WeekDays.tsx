import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { weekdays } from '../rules.ts'

/** D-104: at most this many points a day, Monday first. */
const pointsPerDay = 6

/** Six steps a day, filled from below. */
export function WeekDays({ days }: { days: readonly { label: string; score: number }[] }) {
  const { t } = useTranslation('activity')
  return (
    <Box>
      <Box component="ul" aria-label={t('week.days')} sx={list}>
        {days.map(({ label, score }, day) => {
          const weekday = t(`weekday.${weekdays[day % 7]?.name ?? 'mon'}`)
          return (
            <Box component="li" key={label} sx={{ position: 'relative', textAlign: 'center' }}>
              <Box sx={visuallyHidden}>{t('week.dayScore', { date: label, weekday, score })}</Box>
              <Box aria-hidden>
                <Box sx={{ display: 'flex', flexDirection: 'column-reverse', gap: '3px' }}>
                  {Array.from({ length: pointsPerDay }, (_, step) => (
                    <Box
                      // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
                      key={step}
                      sx={{
                        height: '0.75rem',
                        borderRadius: '3px',
                        bgcolor: step < score ? 'primary.main' : 'mist.main',
                      }}
                    />
                  ))}
                </Box>
                <Typography variant="caption" component="div" sx={{ mt: 1, lineHeight: 1.4 }}>
                  {weekday}
                </Typography>
                <Typography
                  variant="caption"
                  component="div"
                  sx={{
                    color: 'text.secondary',
                    lineHeight: 1.4,
                    fontVariantNumeric: 'tabular-nums',
                    whiteSpace: 'nowrap',
                  }}
                >
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {monthPart(label)}
                  </Box>
                  {label.slice(monthPart(label).length)}
                </Typography>
              </Box>
            </Box>
          )
        })}
      </Box>
      <Typography variant="caption" sx={{ display: 'block', mt: 2, color: 'text.secondary' }}>
        {t('week.rule')}
      </Typography>
    </Box>
  )
}

/** "11/" of "11/16": phones have room for the day only. */
const monthPart = (label: string): string => label.slice(0, label.indexOf('/') + 1)

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: { xs: 0.75, md: 1.5 },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const
