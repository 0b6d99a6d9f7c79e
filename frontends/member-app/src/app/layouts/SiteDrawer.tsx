import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Logo } from '../../components/Logo.tsx'
import { PhoneMenuContent } from './PhoneMenuContent.tsx'

export default function SiteDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const openedAt = useRef(key)
  // The drawer closes and returns the focus to its button before the new page's heading takes the focus.
  useLayoutEffect(() => {
    if (openedAt.current !== key) onClose()
  }, [key, onClose])

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('nav.menu'),
          sx: {
            width: 'min(22rem, 100vw)',
            bgcolor: 'background.default',
            pb: 'env(safe-area-inset-bottom)',
            pt: 'env(safe-area-inset-top)',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: '3.75rem', pl: 2.5, pr: 1 }}>
        <Logo />
        <Box sx={{ flexGrow: 1 }} />
        <IconButton onClick={onClose} aria-label={t('close')} autoFocus>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 4 }}>
        <PhoneMenuContent />
      </Box>
    </Drawer>
  )
}
