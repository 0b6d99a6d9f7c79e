import { formatJstDateTime } from '@hibiki/calendar'
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import { YearCalendar } from '../components/YearCalendar.tsx'
import { useFormatMinutes } from '../use-format-minutes.ts'
import { buildYearCalendar, sumEvenings } from '../year.rules.ts'

/** Records exist from this year on. */
const FIRST_YEAR = 2025

/** Shows a year with one figure for each evening. */
export function ActivityYearPage() {
  const { t } = useTranslation('activity')
  const minutes = useFormatMinutes()
  const [today] = useState(() => formatJstDateTime(getServerNowMs()).slice(0, 10))
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const evenings = $api.useQuery('get', '/activity/year', { params: { query: { year } } })
  return (
    <>
      <BackLink to={paths.activity}>{t('title')}</BackLink>
      <PageTitle lead={t('year.lead')}>{t('year.title')}</PageTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -1, mb: 2 }}>
        <IconButton
          aria-label={t('year.before')}
          disabled={year <= FIRST_YEAR}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeftRounded />
        </IconButton>
        <Typography
          component="p"
          aria-live="polite"
          sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {t('year.name', { year })}
        </Typography>
        <IconButton
          aria-label={t('year.after')}
          disabled={year >= thisYear}
          onClick={() => setYear(year + 1)}
        >
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <QueryBoundary query={evenings} lines={6}>
        {(days) => {
          const sum = sumEvenings(days)
          return (
            <>
              <Typography sx={{ mb: 3, color: 'text.secondary' }}>
                {t(days.length > 0 ? 'year.sum' : 'year.empty', {
                  count: sum.evenings,
                  minutes: minutes(sum.seconds),
                })}
              </Typography>
              <YearCalendar months={buildYearCalendar(year, days, today)} today={today} />
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}
