import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  gap?: { xs: number; md: number }
  columns?: Record<string, string>
}

const TWO_COLUMNS = { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }

/** Arranges cards side by side, as a list. */
export function CardGrid({ children, gap = { xs: 2, md: 3 }, columns = TWO_COLUMNS }: Props) {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap, gridTemplateColumns: columns, p: 0, m: 0, listStyle: 'none' }}
    >
      {children}
    </Box>
  )
}
