import Box from '@mui/material/Box'
import { DayText } from '../components/DayText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ColumnGroup, STEP_WIDTH, toColumnRect } from '../statistics/ChartCanvas.tsx'
import { ChartLegendEntry } from '../statistics/ChartLegendEntry.tsx'
import { ColumnChart } from '../statistics/ColumnChart.tsx'
import { roundUpToScale } from '../statistics/round-up-to-scale.ts'
import type { PlayReportRow } from './types.ts'

const BAR_WIDTH = 3.5

/** Draws planned and played minutes per day, summed over all sections. */
export function PlayMinutesChart({ rows }: { rows: readonly PlayReportRow[] }) {
  const t = useTranslate('console.rooms.report')
  const days = [...new Set(rows.map(({ day }) => day))].sort().map((day) => {
    const dayRows = rows.filter((row) => row.day === day)
    const sum = (getMinutes: (row: PlayReportRow) => number) =>
      dayRows.reduce((total, row) => total + getMinutes(row), 0)
    return { day, planned: sum((row) => row.plannedMinutes), played: sum((row) => row.playedMinutes) }
  })
  const half = roundUpToScale(Math.max(...days.flatMap(({ planned, played }) => [planned, played])) / 2)
  const max = 2 * half
  const toColumn = (value: number, x: number) => toColumnRect(value / max, x, BAR_WIDTH)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <ChartLegendEntry colour="primary.light" text={t('plannedKey')} />
        <ChartLegendEntry colour="primary.main" text={t('playedKey')} />
      </Box>
      <ColumnChart
        label={t('chart')}
        ticks={[max, half, 0].map((minutes) => t('minutes', { minutes: minutes.toLocaleString() }))}
        steps={days.length}
        height="9rem"
        endLabels={[<DayText key="first" day={first?.day} />, <DayText key="last" day={last?.day} />]}
      >
        <ColumnGroup colour="primary.light">
          {days.map(({ day, planned }, at) => (
            <rect key={day} {...toColumn(planned, at * STEP_WIDTH + 1)} />
          ))}
        </ColumnGroup>
        <ColumnGroup colour="primary.main">
          {days.map(({ day, played }, at) => (
            <rect key={day} {...toColumn(played, at * STEP_WIDTH + 1 + BAR_WIDTH + 0.5)} />
          ))}
        </ColumnGroup>
      </ColumnChart>
    </Box>
  )
}
