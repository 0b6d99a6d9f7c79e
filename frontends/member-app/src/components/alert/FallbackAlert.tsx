import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alert } from './alert-context.ts'

/** Replaces the alert dialog when its code cannot be loaded, because alerts matter most when the network is lost. */
export function FallbackAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box
      role="alertdialog"
      aria-labelledby={alert.title ? `${id}-title` : `${id}-text`}
      aria-describedby={`${id}-text`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        bottom: 'calc(1rem + env(safe-area-inset-bottom))',
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(24rem, calc(100vw - 2rem))',
        display: 'grid',
        gap: 1.5,
        p: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {alert.title && (
        <Typography variant="h3" component="h2" id={`${id}-title`}>
          {alert.title}
        </Typography>
      )}
      <Typography id={`${id}-text`}>{alert.text}</Typography>
      {alert.detail && <Typography sx={{ whiteSpace: 'pre-line' }}>{alert.detail}</Typography>}
      <Button variant="contained" autoFocus onClick={onClose} sx={{ justifySelf: 'end' }}>
        {t('close')}
      </Button>
    </Box>
  )
}
