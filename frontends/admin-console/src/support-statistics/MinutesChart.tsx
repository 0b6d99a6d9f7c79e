import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ResponseOf } from '../api/contract.ts'

const HEIGHT = 100
const STEP = 10
const BAR = 3.5

type Day = ResponseOf<'GET /admin/support-statistics'>['days'][number]

/** Medians as pairs of columns: first answer and resolution. Their heights are roots, since both differ by orders of magnitude. */
export function MinutesChart({ days }: { days: readonly Day[] }) {
  const translate = useTranslate()
  if (days.length === 0) return null
  const values = days.flatMap(({ firstAnswerMinutes, resolutionMinutes }) => [
    firstAnswerMinutes ?? 0,
    resolutionMinutes ?? 0,
  ])
  const max = Math.max(1, ...values)
  const column = (value: number | null, x: number) => {
    const height = Math.sqrt((value ?? 0) / max) * HEIGHT
    return { x, y: HEIGHT - height, width: BAR, height }
  }
  return (
    <Box
      component="svg"
      role="img"
      aria-label={translate('console.supportStatistics.chart')}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ width: '100%', height: '9rem', mb: 2, borderBottom: 1, borderColor: 'divider', display: 'block' }}
    >
      <Box component="g" fill="currentColor" sx={{ color: 'primary.main' }}>
        {days.map(({ day, firstAnswerMinutes }, at) => (
          <rect key={day} {...column(firstAnswerMinutes, at * STEP)} />
        ))}
      </Box>
      <Box component="g" fill="currentColor" sx={{ color: 'secondary.main' }}>
        {days.map(({ day, resolutionMinutes }, at) => (
          <rect key={day} {...column(resolutionMinutes, at * STEP + BAR + 0.5)} />
        ))}
      </Box>
    </Box>
  )
}
