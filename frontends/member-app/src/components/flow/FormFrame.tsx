import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useIsFlow } from './flow-context.ts'

interface Props {
  /** The id of the form's title. */
  labelledBy: string
  maxWidth: string
  children: ReactNode
}

/** Frames a form within a page; as the step of a flow it is the page on a phone, without a frame. */
export function FormFrame({ labelledBy, maxWidth, children }: Props) {
  const isFlow = useIsFlow()
  return (
    <Box
      component="section"
      aria-labelledby={labelledBy}
      sx={{
        width: '100%',
        maxWidth,
        p: { xs: isFlow ? 0 : 2.5, md: 3 },
        border: { xs: isFlow ? 0 : 1, md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        borderRadius: 1,
        bgcolor: { xs: isFlow ? 'transparent' : 'background.paper', md: 'background.paper' },
      }}
    >
      {children}
    </Box>
  )
}
