import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Separates its items (`li`) by hairlines. */
export function HairlineList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {children}
    </Box>
  )
}
