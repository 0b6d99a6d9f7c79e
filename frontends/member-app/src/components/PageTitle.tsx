import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  children: string
  /** A short sentence below the title. */
  lead?: ReactNode
}

/** The one `h1` of a page; it names the browser tab and takes the focus when the page opens. */
export function PageTitle({ children, lead }: Props) {
  useDocumentTitle(children)
  return (
    <Box sx={{ mb: { xs: 4, md: 6 } }}>
      <Typography variant="h1" tabIndex={-1}>
        {children}
      </Typography>
      {lead && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '42em', wordBreak: 'auto-phrase' }}>
          {lead}
        </Typography>
      )}
    </Box>
  )
}
