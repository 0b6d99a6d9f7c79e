import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { useMonthName } from '../../../lib/i18n/use-month-name.ts'
import { useRank } from '../api/use-rank.ts'
import { monthOfLabel, showsHalf } from '../rules.ts'

/** Last month's place among all members. */
export function MonthlyRank() {
  const { t } = useTranslation('activity')
  const monthName = useMonthName()
  const rank = useRank()
  return (
    <Section title={t('rank.title')}>
      <QueryBoundary query={rank}>
        {({ month, percent }) => (
          <Card sx={{ p: { xs: 2.5, md: 4 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('rank.month', { month: monthName(monthOfLabel(month)) })}
            </Typography>
            <Typography
              component="p"
              sx={{
                fontSize: '1.75rem',
                fontWeight: 600,
                lineHeight: 1.5,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {showsHalf(percent) ? t('rank.half') : t('rank.percent', { percent })}
            </Typography>
            <Typography variant="body2" sx={{ wordBreak: 'auto-phrase' }}>
              {t(percent <= 50 ? 'rank.upper' : 'rank.lower')}
            </Typography>
          </Card>
        )}
      </QueryBoundary>
    </Section>
  )
}
