import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** The anchor of the section. */
  id?: string
  /** The section follows the page's title directly, which has its own spacing. */
  first?: boolean
  children: ReactNode
}

/** A titled part of a page, separated by white space rather than by boxes. */
export function PageSection({ title, id, first = false, children }: Props) {
  const ownId = useId()
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${ownId}-title`}
      sx={{ mt: first ? 0 : { xs: 5, md: 7 } }}
    >
      <Typography variant="h2" id={`${ownId}-title`} sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
