import CloseRounded from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { registerServiceWorker, shellUpdate } from '../../lib/service-worker/shell-update.ts'

/** Offers a new version of the app, but not while a sound is playing. */
export default function UpdateBar() {
  const { t } = useTranslation()
  const isOffered = useSyncExternalStore(shellUpdate.subscribe, shellUpdate.isOffered)
  const [isLater, setIsLater] = useState(false)
  const isPlaying = useIsPlaying()
  useEffect(() => void registerServiceWorker(), [])
  if (!isOffered || isLater || isPlaying) return null
  return (
    <Box role="status" sx={barStyle}>
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {t('update.text')}
      </Typography>
      <Button color="inherit" onClick={() => void shellUpdate.apply()} sx={{ flexShrink: 0 }}>
        {t('update.apply')}
      </Button>
      <IconButton color="inherit" onClick={() => setIsLater(true)} aria-label={t('update.later')}>
        <CloseRounded />
      </IconButton>
    </Box>
  )
}

/** Media events do not bubble, so the listeners catch them in the capture phase. */
function useIsPlaying(): boolean {
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    const onMediaEvent = () =>
      setIsPlaying([...document.querySelectorAll('audio')].some(({ paused }) => !paused))
    const names = ['play', 'pause', 'ended', 'emptied'] as const
    onMediaEvent()
    for (const name of names) document.addEventListener(name, onMediaEvent, true)
    return () => {
      for (const name of names) document.removeEventListener(name, onMediaEvent, true)
    }
  }, [])
  return isPlaying
}

const barStyle = {
  position: 'fixed',
  displayPrint: 'none',
  zIndex: 'snackbar',
  left: { xs: 12, md: 24 },
  right: { xs: 12, md: 'auto' },
  // The bar stands above the fixed footer and the mini player of phones.
  bottom: 'calc(9.5rem + env(safe-area-inset-bottom))',
  maxWidth: '30rem',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const
