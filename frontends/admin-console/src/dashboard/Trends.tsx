import Box from '@mui/material/Box'
import { Panel } from '../components/Panel.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { useFigureFormatters } from '../statistics/use-figure-formatters.ts'
import { DailyFigureChart } from './DailyFigureChart.tsx'
import { useDailyTrend } from './use-daily-trend.ts'

/**
 * Draws plays, listeners, revenue and sign-ups of the last thirty days. Each chart has its own query, so that a service that is down hides
 * only its own chart.
 */
export function Trends() {
  const translate = useTranslate()
  const figures = useFigureFormatters()
  const listening = useDailyTrend('GET /admin/listening-dashboard')
  const revenue = useDailyTrend('GET /admin/commerce-dashboard/revenue')
  const signUps = useDailyTrend('GET /admin/dashboard/sign-ups')
  const formatYen = (value: number | null) =>
    value === null ? figures.formatCount(null) : `¥${value.toLocaleString()}`
  return (
    <Panel title={translate('console.trends.title')}>
      <Box sx={grid}>
        <DailyFigureChart
          name="plays"
          query={listening}
          days={listening.data?.days.map(({ day, plays }) => ({ day, value: plays }))}
          format={figures.formatCount}
        />
        <DailyFigureChart
          name="members"
          query={listening}
          days={listening.data?.days.map(({ day, members }) => ({ day, value: members }))}
          format={figures.formatCount}
          isDailyMax
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
      </Box>
    </Panel>
  )
}

const grid = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
