import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The first and the last day or period below a chart's columns. */
export function ChartEndLabels({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.875rem' }}
    >
      {children}
    </Box>
  )
}
