import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FieldErrorBoundary } from './FieldErrorBoundary.tsx'

/** Displays a part of a page as a card with a title. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, alignSelf: 'start', minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1,
          mb: 1,
        }}
      >
        <Typography component="h2" variant="h2" sx={{ flex: 'auto' }}>
          {title}
        </Typography>
        <FieldErrorBoundary>{actions}</FieldErrorBoundary>
      </Box>
      <FieldErrorBoundary>{children}</FieldErrorBoundary>
    </Card>
  )
}
