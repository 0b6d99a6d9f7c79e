import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

/** One row of a settings list: title, state and action. */
export function SettingsRow({ title, text, action }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 500 }}>
          {title}
        </Typography>
        {text && (
          <Typography
            variant="body2"
            component="div"
            sx={{ color: 'text.secondary', wordBreak: 'auto-phrase' }}
          >
            {text}
          </Typography>
        )}
      </Box>
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{action}</Box>}
    </Box>
  )
}
