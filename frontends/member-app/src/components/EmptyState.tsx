import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { StillWater } from './illustrations/StillWater.tsx'

/** One sentence and at most one action, when there is nothing to show. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Box sx={{ py: { xs: 4, md: 6 }, textAlign: 'center' }}>
      <StillWater />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{text}</Typography>
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  )
}
