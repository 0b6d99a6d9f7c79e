import { formatJstTime } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { CymaticRings } from '../../../components/drawings/CymaticRings.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useWeeklyActivity } from '../../activity/api/use-weekly-activity.ts'
import { weekdays } from '../../activity/rules.ts'
import { useOnRecordSaved } from '../../player/record/records.ts'
import { serverNowMs } from '../../player/record/server-clock.ts'

/** D-104: at most this many points a day. */
const pointsPerDay = 6

/** The week as seven figures: the more a day was listened, the larger; an evening without a sound is a dot. They fill a place that was kept for them. */
export function WeekRings() {
  const { t } = useTranslation(['tonight', 'activity'])
  const { data, isError, refetch } = useWeeklyActivity()
  // Seven figures come in slices after the answer of the server instead of at one blow.
  const days = useDeferredValue(data)
  useOnRecordSaved(() => void refetch())
  if (isError && !data) return null
  const today = formatJstTime(serverNowMs()).slice(5, 10).replace('-', '/')
  return (
    <Box component="section" aria-labelledby="tonight-week" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="tonight-week" variant="h3" component="h2">
          {t('week.title')}
        </Typography>
        <Link component={RouterLink} to={paths.activity} variant="body2" sx={{ py: 1.25 }}>
          {t('week.more')}
        </Link>
      </Box>
      <Box component="ul" sx={list}>
        {days?.map(({ label, score }, day) => {
          const weekday = t(`activity:weekday.${weekdays[day % 7]?.name ?? 'mon'}`)
          const isToday = label === today
          return (
            <Box
              component="li"
              key={label}
              aria-current={isToday ? 'date' : undefined}
              sx={{ textAlign: 'center' }}
            >
              <Box sx={visuallyHidden}>{t('activity:week.dayScore', { date: label, weekday, score })}</Box>
              <Box aria-hidden>
                <Box sx={{ height: '3rem', display: 'grid', placeItems: 'center' }}>
                  {score > 0 ? (
                    <CymaticRings
                      frequencies={[28 + day * 8, 44 + score * 8, 71 + day * 5]}
                      ringCount={3 + score}
                      swing={0.1}
                      sx={{
                        width: `${1.25 + (score / pointsPerDay) * 1.5}rem`,
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
    </Box>
  )
}

const dot = { width: 5, height: 5, borderRadius: '50%' } as const

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  p: 0,
  m: 0,
  mt: 1,
  // Figures and the days' names.
  minHeight: '4.4rem',
  listStyle: 'none',
  maxWidth: '34rem',
} as const
