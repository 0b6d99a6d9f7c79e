import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Labels the first and the last column. */
export function ChartEndLabels({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.875rem' }}
    >
      {children}
    </Box>
  )
}
