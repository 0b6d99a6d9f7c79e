import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslation } from 'react-i18next'
import type { MonthlyActivity } from '../api/use-monthly-activity.ts'
import { chartMinutes, monthOfLabel } from '../rules.ts'

/** Minutes of each month, AI esthetic on medical sound. */
export default function MonthlyChart({ months }: { months: MonthlyActivity }) {
  const { t } = useTranslation('activity')
  const { palette, typography } = useTheme()
  const tickLabelStyle = { fontFamily: typography.fontFamily ?? 'inherit', fontSize: 14 }
  const highest = Math.max(
    ...months.map((month) => chartMinutes(month.aiEstheTime) + chartMinutes(month.medicalSoundTime)),
  )
  const minutes = (value: number | null) => t('month.minutes', { count: Math.round(value ?? 0) })
  return (
    <Box role="img" aria-label={t('month.chartLabel')}>
      <BarChart
        height={320}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: months.map((month) => month.label),
            valueFormatter: (label: string, context: { location: string }) =>
              context.location === 'tick' ? t('month.tick', { month: monthOfLabel(label) }) : label,
            categoryGapRatio: 0.45,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle,
            height: 36,
          },
        ]}
        yAxis={[
          {
            min: 0,
            ...(highest < 10 ? { max: 10 } : {}),
            width: 48,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle,
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
        sx={{ '& .MuiChartsGrid-line': { stroke: palette.divider } }}
      />
    </Box>
  )
}
