import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { hasNoPlays, type PlayedMonth } from '../rules.ts'
import { MonthlyChart } from './MonthlyChart.tsx'
import { MonthlyTable } from './MonthlyTable.tsx'

/** Shows the last twelve months as a chart, or as a table for members who prefer text. */
export function MonthlyUsage() {
  const { t } = useTranslation('activity')
  const months = $api.useQuery('get', '/v2/activity/monthly', undefined, { staleTime: 0 })
  return (
    <PageSection title={t('month.title')}>
      {months.isPending && <LoadingState picture lines={1} />}
      {months.isError && <ErrorState error={months.error} onRetry={() => void months.refetch()} />}
      {months.isSuccess &&
        (hasNoPlays(months.data) ? (
          <EmptyState
            text={t('month.empty')}
            action={
              <Button variant="contained" component={Link} to={paths.soundesthe}>
                {t('month.start')}
              </Button>
            }
          />
        ) : (
          <ChartOrTable months={months.data} />
        ))}
    </PageSection>
  )
}

function ChartOrTable({ months }: { months: readonly PlayedMonth[] }) {
  const { t } = useTranslation('activity')
  const [table, setTable] = useState(false)
  return (
    <Card sx={{ p: { xs: 1.5, md: 4 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {!table && t('month.unit')}
        </Typography>
        <Button aria-expanded={table} onClick={() => setTable(!table)}>
          {t(table ? 'month.asChart' : 'month.asTable')}
        </Button>
      </Box>
      {table ? <MonthlyTable months={months} /> : <MonthlyChart months={months} />}
    </Card>
  )
}
