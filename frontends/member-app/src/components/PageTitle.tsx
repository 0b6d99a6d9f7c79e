import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useIsFlow } from './flow/flow-context.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  children: string
  /** A short sentence below the title. */
  lead?: ReactNode
  /** Leaves the first screen of a phone to what the page shows: there it has no lead and less room below the title. */
  isLeadOfDesktops?: boolean
}

/** The one `h1` of a page; it names the browser tab and takes the focus when the page opens. */
export function PageTitle({ children, lead, isLeadOfDesktops = false }: Props) {
  useDocumentTitle(children)
  const isFlow = useIsFlow()
  return (
    <Box sx={{ mb: { xs: isFlow ? 1.5 : isLeadOfDesktops ? 1 : 4, md: 6 } }}>
      <Typography variant="h1" tabIndex={-1} sx={isFlow ? smallTitle : {}}>
        {children}
      </Typography>
      {lead && (
        <Typography
          sx={[sentence, isFlow && smallLead, isLeadOfDesktops && { display: { xs: 'none', md: 'block' } }]}
        >
          {lead}
        </Typography>
      )}
    </Box>
  )
}

const sentence = {
  mt: 1.5,
  color: 'text.secondary',
  maxWidth: '42em',
  wordBreak: 'auto-phrase',
  // A Japanese name in an English sentence stays in one line.
  '&:lang(en)': { wordBreak: 'keep-all' },
} as const

/** On a phone, the title and lead of a flow leave the screen to its step. */
const smallTitle = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { fontSize: '1.25rem', lineHeight: 1.4 },
})
const smallLead = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: { mt: 0.5, fontSize: '0.875rem', lineHeight: 1.5 },
})
