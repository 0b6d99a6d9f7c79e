import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslation } from 'react-i18next'
import { useBarChartStyle } from '../../../components/use-bar-chart-style.ts'
import type { MonthlyActivity } from '../api/use-monthly-activity.ts'
import { chartMinutes, monthOfLabel } from '../rules.ts'

/** Minutes of each month, AI esthetic on medical sound. */
export default function MonthlyChart({ months }: { months: MonthlyActivity }) {
  const { t } = useTranslation('activity')
  const { palette } = useTheme()
  const { axis, chart } = useBarChartStyle()
  const highest = Math.max(
    ...months.map((month) => chartMinutes(month.aiEstheTime) + chartMinutes(month.medicalSoundTime)),
  )
  const minutes = (value: number | null) => t('month.minutes', { count: Math.round(value ?? 0) })
  return (
    <Box role="img" aria-label={t('month.chartLabel')}>
      <BarChart
        height={320}
        {...chart}
        borderRadius={4}
        xAxis={[
          {
            data: months.map((month) => month.label),
            valueFormatter: (label: string, context: { location: string }) =>
              context.location === 'tick' ? t('month.tick', { month: monthOfLabel(label) }) : label,
            categoryGapRatio: 0.45,
            ...axis,
            height: 36,
          },
        ]}
        yAxis={[
          {
            min: 0,
            ...(highest < 10 ? { max: 10 } : {}),
            width: 48,
            ...axis,
          },
        ]}
        series={[
          {
            data: months.map((month) => chartMinutes(month.medicalSoundTime)),
            label: t('medicalSound'),
            color: palette.primary.main,
            stack: 'played',
            valueFormatter: minutes,
          },
          {
            data: months.map((month) => chartMinutes(month.aiEstheTime)),
            label: t('aiEsthe'),
            color: palette.primary.light,
            stack: 'played',
            valueFormatter: minutes,
          },
        ]}
      />
    </Box>
  )
}
