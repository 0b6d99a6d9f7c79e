import AcUnitRounded from '@mui/icons-material/AcUnitRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { useStreak } from '../api/use-streak.ts'
import { StreakDays } from './StreakDays.tsx'

/** Days in a row. It forgives: a freeze a week, and only the days of the week that the member chose. */
export function Streak() {
  const { t } = useTranslation('activity')
  const streak = useStreak()
  return (
    <Section title={t('streak.title')}>
      <QueryBoundary query={streak}>
        {({ days, todayDone, freezeLeft, weekdays }) => (
          <Card
            sx={{
              display: 'grid',
              gap: { xs: 3, md: 5 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
              p: { xs: 2.5, md: 4 },
            }}
          >
            <Box>
              <Typography
                component="p"
                sx={{
                  fontSize: '1.75rem',
                  fontWeight: 600,
                  lineHeight: 1.5,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {t('streak.days', { count: days })}
              </Typography>
              <Typography variant="body2">{t(todayDone ? 'streak.done' : 'streak.open')}</Typography>
              <Typography
                variant="body2"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 1, color: 'text.secondary' }}
              >
                <AcUnitRounded aria-hidden sx={{ fontSize: '1.125rem' }} />
                {t(freezeLeft > 0 ? 'streak.freezeLeft' : 'streak.freezeUsed')}
              </Typography>
            </Box>
            <StreakDays weekdays={weekdays} />
          </Card>
        )}
      </QueryBoundary>
    </Section>
  )
}
