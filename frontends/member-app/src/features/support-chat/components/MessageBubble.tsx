import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  me: boolean
  username: string
  /** Formatted as yyyy-MM-dd HH:mm:ss. */
  date: string
  text: string
  /** Pictures, ratings and links below the text. */
  children?: ReactNode
}

/** Shows one message; the member's own stand at the right. */
export function MessageBubble({ me, username, date, text, children }: Props) {
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: me ? 'end' : 'start', mb: 2 }}>
      <Typography sx={{ mb: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {username}
        <Box component="time" sx={{ ml: 1, fontVariantNumeric: 'tabular-nums' }}>
          {date.slice(5, 16).replace('-', '/')}
        </Box>
      </Typography>
      <Box
        sx={{
          maxWidth: 'min(85%, 36rem)',
          px: 2,
          py: 1.25,
          border: 1,
          borderRadius: 1.5,
          ...(me
            ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' }
            : { bgcolor: 'background.paper', borderColor: 'divider' }),
        }}
      >
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      {children}
    </Box>
  )
}
