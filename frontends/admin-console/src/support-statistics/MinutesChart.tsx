import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ResponseOf } from '../api/contract.ts'
import { ChartColumns, Columns, column, STEP } from '../statistics/ChartColumns.tsx'

const BAR = 3.5

type Day = ResponseOf<'GET /admin/support-statistics'>['days'][number]

/** Medians as pairs of columns: first answer and resolution. Their heights are roots, since both differ by orders of magnitude. */
export function MinutesChart({ days }: { days: readonly Day[] }) {
  const translate = useTranslate()
  const isEmpty = days.every(
    ({ firstAnswerMinutes, resolutionMinutes }) => firstAnswerMinutes === null && resolutionMinutes === null,
  )
  if (isEmpty) return null
  const values = days.flatMap(({ firstAnswerMinutes, resolutionMinutes }) => [
    firstAnswerMinutes ?? 0,
    resolutionMinutes ?? 0,
  ])
  const max = Math.max(1, ...values)
  const columnOf = (value: number | null, x: number) => column(Math.sqrt((value ?? 0) / max), x, BAR)
  return (
    <Box sx={{ mb: 2 }}>
      <ChartColumns label={translate('console.supportStatistics.chart')} steps={days.length} height="9rem">
        <Columns colour="primary.main">
          {days.map(({ day, firstAnswerMinutes }, at) => (
            <rect key={day} {...columnOf(firstAnswerMinutes, at * STEP)} />
          ))}
        </Columns>
        <Columns colour="secondary.main">
          {days.map(({ day, resolutionMinutes }, at) => (
            <rect key={day} {...columnOf(resolutionMinutes, at * STEP + BAR + 0.5)} />
          ))}
        </Columns>
      </ChartColumns>
    </Box>
  )
}
