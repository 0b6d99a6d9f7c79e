import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  src: string
  title: string
  onExpired: () => void
}

/** The browser's own controls: to hear whether it is the right sound, they are the quickest. */
export function ListenBar({ src, title, onExpired }: Props) {
  const { t } = useTranslation('uploads')
  const isRenewing = useRef(false)
  const [failed, setFailed] = useState(false)
  // Each reading of the list signs another link; the one that plays is kept until it is too old.
  const [played, setPlayed] = useState(src)
  const [isTooOld, setTooOld] = useState(false)
  if (isTooOld && src !== played) {
    setPlayed(src)
    setTooOld(false)
  }
  const onFailure = () => {
    if (isRenewing.current) return setFailed(true)
    // Links live ten minutes; the list has newer ones.
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
