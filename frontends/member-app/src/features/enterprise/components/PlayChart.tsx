import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslation } from 'react-i18next'
import { useBarChartStyle } from '../../../components/use-bar-chart-style.ts'
import type { byDay } from '../room/report.rules.ts'

/** Hours that were planned and hours that really sounded, day by day, of all sections together. */
export default function PlayChart({ days }: { days: ReturnType<typeof byDay> }) {
  const { t } = useTranslation('enterprise')
  const { palette } = useTheme()
  const { axis, chart } = useBarChartStyle()
  const toHours = (minutes: number) => Math.round(minutes / 6) / 10
  const hours = (value: number | null) => t('report.hoursValue', { count: value ?? 0 })
  const highest = Math.max(
    ...days.map(({ plannedMinutes, playedMinutes }) => Math.max(plannedMinutes, playedMinutes)),
  )
  return (
    <Box role="img" aria-label={t('report.chartLabel')}>
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
            ...(highest < 60 ? { max: 1 } : {}),
            width: 44,
            ...axis,
          },
        ]}
        series={[
          {
            data: days.map(({ plannedMinutes }) => toHours(plannedMinutes)),
            label: t('report.planned'),
            color: palette.primary.light,
            valueFormatter: hours,
          },
          {
            data: days.map(({ playedMinutes }) => toHours(playedMinutes)),
            label: t('report.played'),
            color: palette.primary.main,
            valueFormatter: hours,
          },
        ]}
      />
    </Box>
  )
}
