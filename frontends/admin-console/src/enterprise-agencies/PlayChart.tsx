import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DayText } from '../components/DayText.tsx'
import { Columns, column, STEP } from '../statistics/ChartColumns.tsx'
import { ChartKey } from '../statistics/ChartKey.tsx'
import { ChartPlane } from '../statistics/ChartPlane.tsx'
import { roundUp } from '../statistics/round-up.ts'
import type { ReportDay } from './types.ts'

const BAR = 3.5

/** Minutes that were planned and minutes that sounded, day by day, of all sections together. */
export function PlayChart({ rows }: { rows: readonly ReportDay[] }) {
  const translate = useTranslate()
  const say = (key: string, args = {}) => translate(`console.rooms.report.${key}`, args)
  const days = [...new Set(rows.map(({ day }) => day))].sort().map((day) => {
    const ofDay = rows.filter((row) => row.day === day)
    const sum = (of: (row: ReportDay) => number) => ofDay.reduce((total, row) => total + of(row), 0)
    return { day, planned: sum((row) => row.plannedMinutes), played: sum((row) => row.playedMinutes) }
  })
  const half = roundUp(Math.max(...days.flatMap(({ planned, played }) => [planned, played])) / 2)
  const max = 2 * half
  const columnOf = (value: number, x: number) => column(value / max, x, BAR)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <ChartKey colour="primary.light" text={say('plannedKey')} />
        <ChartKey colour="primary.main" text={say('playedKey')} />
      </Box>
      <ChartPlane
        label={say('chart')}
        ticks={[max, half, 0].map((minutes) => say('minutes', { minutes: minutes.toLocaleString() }))}
        steps={days.length}
        height="9rem"
        ends={[<DayText key="first" day={first?.day} />, <DayText key="last" day={last?.day} />]}
      >
        <Columns colour="primary.light">
          {days.map(({ day, planned }, at) => (
            <rect key={day} {...columnOf(planned, at * STEP + 1)} />
          ))}
        </Columns>
        <Columns colour="primary.main">
          {days.map(({ day, played }, at) => (
            <rect key={day} {...columnOf(played, at * STEP + 1 + BAR + 0.5)} />
          ))}
        </Columns>
      </ChartPlane>
    </Box>
  )
}
