import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/use-translate.ts'
import { ColumnGroup, STEP_WIDTH, toColumnRect } from '../statistics/ChartCanvas.tsx'
import { ChartLegendEntry } from '../statistics/ChartLegendEntry.tsx'
import { ColumnChart } from '../statistics/ColumnChart.tsx'
import type { Granularity } from '../statistics/date-range.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { usePeriodFormatter } from './use-period-formatter.ts'

const BAR_WIDTH = 7

/** Draws started diagnoses as columns, filled to the share that was completed. Periods about fewer than five people have no column. */
export function DiagnosisCountChart({
  periods,
  per,
}: {
  periods: DiagnosisStatistics['periods']
  per: Granularity
}) {
  const formatPeriod = usePeriodFormatter(per)
  const t = useTranslate('console.diagnosisStatistics')
  const max = Math.max(1, ...periods.map(({ started }) => started ?? 0))
  const [first, last] = [periods[0], periods.at(-1)]
  const toColumn = (value: number | null, at: number) =>
    toColumnRect((value ?? 0) / max, at * STEP_WIDTH, BAR_WIDTH)
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <ChartLegendEntry colour="primary.light" text={t('started')} />
        <ChartLegendEntry colour="primary.main" text={t('completed')} />
      </Box>
      <ColumnChart
        label={t('chartText', { title: t('counts') })}
        ticks={[max, 0].map((count) => t('countTick', { figure: count.toLocaleString() }))}
        steps={periods.length}
        height="11rem"
        endLabels={[first && formatPeriod(first.day), last && formatPeriod(last.day)]}
      >
        <ColumnGroup colour="primary.light">
          {periods.map(({ day, started }, at) => (
            <rect key={day} {...toColumn(started, at)} opacity={0.45} />
          ))}
        </ColumnGroup>
        <ColumnGroup colour="primary.main">
          {periods.map(({ day, completed }, at) => (
            <rect key={day} {...toColumn(completed, at)} />
          ))}
        </ColumnGroup>
      </ColumnChart>
    </Box>
  )
}
