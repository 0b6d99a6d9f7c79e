import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { useFigures } from '../statistics/use-figures.tsx'
import { DayChart } from './DayChart.tsx'
import { useTrend } from './use-trend.ts'

/** Plays, listeners, revenue and sign-ups of the last thirty days; each from its own service, so that one that is away hides only its own. */
export function Trends() {
  const translate = useTranslate()
  const figures = useFigures()
  const listening = useTrend('GET /admin/listening-dashboard')
  const revenue = useTrend('GET /admin/commerce-dashboard/revenue')
  const signUps = useTrend('GET /admin/dashboard/sign-ups')
  const yen = (value: number | null) => (value === null ? figures.count(null) : `¥${value.toLocaleString()}`)
  return (
    <Panel title={translate('console.trends.title')}>
      <Box sx={grid}>
        <DayChart
          name="plays"
          query={listening}
          days={listening.data?.days.map(({ day, plays }) => ({ day, value: plays }))}
          write={figures.count}
        />
        <DayChart
          name="members"
          query={listening}
          days={listening.data?.days.map(({ day, members }) => ({ day, value: members }))}
          write={figures.count}
          isPerDay
        />
        <DayChart
          name="revenue"
          query={revenue}
          days={revenue.data?.days.map(({ day, yen: value }) => ({ day, value }))}
          write={yen}
        />
        <DayChart
          name="signUps"
          query={signUps}
          days={signUps.data?.days.map(({ day, signUps: value }) => ({ day, value }))}
          write={figures.count}
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
