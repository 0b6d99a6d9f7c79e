import { formatJstDateTime } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import { MAX_POINTS_PER_DAY, weekdays } from '../rules.ts'

/**
 * Draws the week as seven figures, Monday first: the longer a day's plays, the larger its figure; a day without one is a dot. The space is
 * reserved until the days are known.
 */
export function WeekCymaticFigures({
  days,
}: {
  days: readonly { label: string; score: number }[] | undefined
}) {
  const { t } = useTranslation('activity')
  const today = formatJstDateTime(getServerNowMs()).slice(5, 10).replace('-', '/')
  return (
    <Box component="ul" aria-label={t('week.days')} sx={listStyle}>
      {days?.map(({ label, score }, day) => {
        const weekday = t(`weekday.${weekdays[day % 7]?.name ?? 'mon'}`)
        const isToday = label === today
        return (
          <Box
            component="li"
            key={label}
            aria-current={isToday ? 'date' : undefined}
            sx={{ textAlign: 'center' }}
          >
            <Box sx={visuallyHidden}>{t('week.dayScore', { date: label, weekday, score })}</Box>
            <Box aria-hidden>
              <Box sx={{ height: '3rem', display: 'grid', placeItems: 'center' }}>
                {score > 0 ? (
                  <CymaticRings
                    frequencies={[28 + day * 8, 44 + score * 8, 71 + day * 5]}
                    ringCount={3 + score}
                    swing={0.1}
                    sx={{
                      width: `${1.25 + (score / MAX_POINTS_PER_DAY) * 1.5}rem`,
                      color: isToday ? 'secondary.main' : 'primary.main',
                    }}
                  />
                ) : (
                  <Box sx={{ ...dot, bgcolor: isToday ? 'secondary.main' : 'outline.main' }} />
                )}
              </Box>
              <Typography
                variant="caption"
                component="div"
                sx={{ color: isToday ? 'secondary.dark' : 'text.secondary' }}
              >
                {weekday}
              </Typography>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const dot = { width: 5, height: 5, borderRadius: '50%' } as const

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  p: 0,
  m: 0,
  // The height of the figures and the days' names.
  minHeight: '4.4rem',
  listStyle: 'none',
  maxWidth: '34rem',
} as const
