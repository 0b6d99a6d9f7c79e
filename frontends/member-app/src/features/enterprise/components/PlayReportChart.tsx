import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslation } from 'react-i18next'
import { useBarChartStyle } from '../../../components/use-bar-chart-style.ts'
import { type groupByDay, listAxisTicks } from '../room/report.rules.ts'
import { useFormatDuration } from './use-format-duration.ts'

const SCALE_PX = 68
/** A day is never wider, so that few days are drawn as columns and not as blocks. */
const MAX_DAY_PX = 120
const MIN_CHART_PX = 240

/** Draws the planned and the played time of all sections together, day by day. */
export default function PlayReportChart({ days }: { days: ReturnType<typeof groupByDay> }) {
  const { t } = useTranslation('enterprise')
  const { palette } = useTheme()
  const { axis, chart } = useBarChartStyle()
  const duration = useFormatDuration()
  const formatColumn = (minutes: number | null) => duration(minutes ?? 0)
  const ticks = listAxisTicks(
    Math.max(...days.map(({ plannedMinutes, playedMinutes }) => Math.max(plannedMinutes, playedMinutes))),
  )
  return (
    <Box
      role="img"
      aria-label={t('report.chartLabel')}
      sx={{ maxWidth: Math.max(MIN_CHART_PX, SCALE_PX + days.length * MAX_DAY_PX) }}
    >
      <BarChart
        height={280}
        {...chart}
        borderRadius={3}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            valueFormatter: (day: string, context: { location: string }) =>
              context.location === 'tick' ? day.slice(5).replace('-', '/') : day,
            categoryGapRatio: 0.4,
            ...axis,
            height: 36,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: ticks.at(-1) ?? 0,
            tickInterval: ticks,
            valueFormatter: duration,
            width: SCALE_PX,
            ...axis,
          },
        ]}
        series={[
          {
            data: days.map(({ plannedMinutes }) => plannedMinutes),
            label: t('report.planned'),
            color: palette.primary.light,
            valueFormatter: formatColumn,
          },
          {
            data: days.map(({ playedMinutes }) => playedMinutes),
            label: t('report.played'),
            color: palette.primary.main,
            valueFormatter: formatColumn,
          },
        ]}
      />
    </Box>
  )
}
