import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  src: string
  title: string
  onExpired: () => void
}

/** Uses the browser's own controls, the quickest way to check a sound. */
export function SoundPreviewPlayer({ src, title, onExpired }: Props) {
  const { t } = useTranslation('uploads')
  const isRenewing = useRef(false)
  const [failed, setFailed] = useState(false)
  // Every refetch signs another link; the playing one stays until it expires.
  const [played, setPlayed] = useState(src)
  const [isTooOld, setTooOld] = useState(false)
  if (isTooOld && src !== played) {
    setPlayed(src)
    setTooOld(false)
  }
  const onFailure = () => {
    if (isRenewing.current) return setFailed(true)
    // Links expire after ten minutes; a refetched list has newer ones.
    isRenewing.current = true
    setTooOld(true)
    onExpired()
  }
  return (
    <Box sx={{ gridColumn: '1 / -1', pb: 2, px: { xs: 0, sm: 1 } }}>
      {failed ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {t('notPlayable')}
        </Typography>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: these sounds have no words
        <audio
          src={played}
          controls
          autoPlay
          aria-label={title}
          onError={onFailure}
          onPlaying={() => {
            isRenewing.current = false
          }}
          style={{ display: 'block', width: '100%' }}
        />
      )}
    </Box>
  )
}
