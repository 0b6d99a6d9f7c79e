import Box from '@mui/material/Box'
import type { ResponseOf } from '../api/call-types.ts'
import { Panel } from '../components/Panel.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { DailyFigureChart } from './DailyFigureChart.tsx'
import { MembershipFigures } from './MembershipFigures.tsx'
import { useDailyTrend } from './use-daily-trend.ts'

/**
 * Draws listeners, plays, revenue, sign-ups and contracts that ended in the last thirty days, beside the members of now. Each chart has its
 * own query, so that a service that is down hides only its own chart.
 */
export function Trends() {
  const translate = useTranslate()
  const figures = useFigureFormatters()
  const listening = useDailyTrend('GET /admin/listening-dashboard')
  const revenue = useDailyTrend('GET /admin/commerce-dashboard/revenue')
  const signUps = useDailyTrend('GET /admin/dashboard/sign-ups')
  const churn = useDailyTrend('GET /admin/commerce-dashboard/churn')
  /** Without contracts at the beginning there is no rate, and nothing is said. */
  const describeChurn = ({ contractsBefore, days }: ResponseOf<'GET /admin/commerce-dashboard/churn'>) => {
    if (contractsBefore === 0) return undefined
    const ended = days.reduce((sum, day) => sum + day.ended, 0)
    return translate('console.trends.churnRate', { rate: figures.formatPercent(ended / contractsBefore) })
  }
  const formatYen = (value: number | null) =>
    value === null ? figures.formatCount(null) : `¥${value.toLocaleString()}`
  return (
    <Panel title={translate('console.trends.title')}>
      <Box sx={grid}>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <MembershipFigures />
        </Box>
        <DailyFigureChart
          name="members"
          query={listening}
          days={listening.data?.days.map(({ day, members }) => ({ day, value: members }))}
          format={figures.formatCount}
          isDailyMax
        />
        <DailyFigureChart
          name="plays"
          query={listening}
          days={listening.data?.days.map(({ day, plays }) => ({ day, value: plays }))}
          format={figures.formatCount}
        />
        <DailyFigureChart
          name="revenue"
          query={revenue}
          days={revenue.data?.days.map(({ day, yen: value }) => ({ day, value }))}
          format={formatYen}
        />
        <DailyFigureChart
          name="signUps"
          query={signUps}
          days={signUps.data?.days.map(({ day, signUps: value }) => ({ day, value }))}
          format={figures.formatCount}
        />
        <DailyFigureChart
          name="churn"
          query={churn}
          days={churn.data?.days.map(({ day, ended }) => ({ day, value: ended }))}
          format={figures.formatCount}
          detail={churn.data && describeChurn(churn.data)}
        />
      </Box>
    </Panel>
  )
}

const grid = {
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  rowGap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const
