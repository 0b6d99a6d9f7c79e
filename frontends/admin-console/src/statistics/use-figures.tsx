import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** How figures are written. null is not told: it is about too few people, or would give such a figure away. */
export function useFigures() {
  const translate = useTranslate()
  const told = (value: number | null, write: (value: number) => string): ReactNode =>
    value === null ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('console.statistics.hidden')}
      </Box>
    ) : (
      write(value)
    )
  return {
    count: (value: number | null) => told(value, (given) => given.toLocaleString()),
    percent: (value: number | null) => told(value, (given) => `${Math.round(given * 100)} %`),
    points: (value: number | null) => told(value, (given) => given.toFixed(1)),
    change: (value: number | null) => told(value, signed),
  }
}

/** With its sign, also a plus; what rounds to nothing has none. */
export function signed(value: number): string {
  const written = Math.abs(value).toFixed(1)
  if (Number(written) === 0) return '0.0'
  return `${value > 0 ? '+' : '−'}${written}`
}
