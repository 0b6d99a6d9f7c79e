import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { displayLanguage } from '../../../lib/i18n/languages.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useRank } from '../api/use-rank.ts'
import { monthOfLabel, showsHalf } from '../rules.ts'

/** Last month's place among all members. */
export function MonthlyRank() {
  const { t } = useTranslation('activity')
  const { language } = useLanguage()
  const monthName = new Intl.DateTimeFormat(displayLanguage(language), {
    month: 'long',
    timeZone: 'UTC',
  })
  const rank = useRank()
  return (
    <Section title={t('rank.title')}>
      <QueryBoundary query={rank}>
        {({ month, percent }) => (
          <Card sx={{ p: { xs: 2.5, md: 4 } }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('rank.month', { month: monthName.format(Date.UTC(2000, monthOfLabel(month) - 1)) })}
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
