import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FlowActions } from './FlowActions.tsx'
import { useIsFlow } from './flow-context.ts'

/** The row of buttons of a form; as the step of a flow, the form keeps them within reach on phones. */
export function FormActions({ children }: { children: ReactNode }) {
  if (useIsFlow()) return <FlowActions>{children}</FlowActions>
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
}
