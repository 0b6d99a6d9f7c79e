import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { groupByMonth } from '../timeline.rules.ts'
import type { FaceResult } from '../types.ts'
import { PortraitButton } from './PortraitButton.tsx'

interface Props {
  results: readonly FaceResult[]
  chosen: string | null
  onChoose: (detectId: string) => void
}

/** Groups portraits by month in the given order, newest first. */
export function PortraitsByMonth({ results, chosen, onChoose }: Props) {
  const { language } = useLanguage()
  const formatMonth = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    getDateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const [monthName, dayName] = [
    formatMonth({ year: 'numeric', month: 'long' }),
    formatMonth({ month: 'short', day: 'numeric' }),
  ]
  return groupByMonth(results).map(({ month, rows }) => (
    <Box component="section" key={month} aria-label={monthName(`${month}-01`)} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {monthName(`${month}-01`)}
      </Typography>
      <Box component="ul" sx={grid}>
        {rows.map((result) => (
          <li key={result.id}>
            <PortraitButton
              result={result}
              day={dayName(result.latestUpdate.slice(0, 10))}
              time={result.latestUpdate.slice(11, 16)}
              isChosen={chosen === result.id}
              onChoose={() => onChoose(result.id)}
            />
          </li>
        ))}
      </Box>
    </Box>
  ))
}

const grid = {
  display: 'grid',
  gap: 1,
  p: 0,
  m: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
} as const
