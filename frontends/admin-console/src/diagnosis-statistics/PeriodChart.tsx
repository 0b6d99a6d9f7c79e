import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Columns, column, STEP } from '../statistics/ChartColumns.tsx'
import { ChartKey } from '../statistics/ChartKey.tsx'
import { ChartPlane } from '../statistics/ChartPlane.tsx'
import type { Per } from '../statistics/days.ts'
import type { DiagnosisStatistics } from '../statistics/types.ts'
import { usePeriodName } from './use-period-name.ts'

const BAR = 7

/** Begun diagnoses as columns, what of them was finished filled. Periods about fewer than five people have no column. */
export function PeriodChart({ periods, per }: { periods: DiagnosisStatistics['periods']; per: Per }) {
  const translate = useTranslate()
  const periodName = usePeriodName(per)
  const say = (key: string, args = {}) => translate(`console.diagnosisStatistics.${key}`, args)
  const max = Math.max(1, ...periods.map(({ started }) => started ?? 0))
  const [first, last] = [periods[0], periods.at(-1)]
  const columnOf = (value: number | null, at: number) => column((value ?? 0) / max, at * STEP, BAR)
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <ChartKey colour="primary.light" text={say('started')} />
        <ChartKey colour="primary.main" text={say('completed')} />
      </Box>
      <ChartPlane
        label={say('chartText', { title: say('counts') })}
        ticks={[max, 0].map((count) => say('countTick', { count: count.toLocaleString() }))}
        steps={periods.length}
        height="11rem"
        ends={[first && periodName(first.day), last && periodName(last.day)]}
      >
        <Columns colour="primary.light">
          {periods.map(({ day, started }, at) => (
            <rect key={day} {...columnOf(started, at)} opacity={0.45} />
          ))}
        </Columns>
        <Columns colour="primary.main">
          {periods.map(({ day, completed }, at) => (
            <rect key={day} {...columnOf(completed, at)} />
          ))}
        </Columns>
      </ChartPlane>
    </Box>
  )
}
