import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { playbackStore } from '../../player/audio/playback-store.ts'
import { resumablePlayStore } from '../../player/record/resumable-play-store.ts'
import { formatTrackTime } from '../../player/rules.ts'
import { useSession } from '../../session/session-context.ts'

/** Links to a sound that was interrupted on another page; this page's own continues by itself. */
export function ContinuePlayLink() {
  const { t } = useTranslation('tonight')
  const { user } = useSession()
  const [play] = useState(() => (user ? resumablePlayStore.latest({ userId: user.id }) : null))
  const isHere = play?.address.startsWith(paths.tonight)
  if (!play || isHere || playbackStore.find(play.session.playSessionId)) return null
  return (
    <Button
      component={Link}
      to={play.address}
      variant="outlined"
      startIcon={<PlayArrowRounded />}
      sx={{ mb: 2, textAlign: 'left' }}
    >
      {t('continue', { title: play.sound.title, time: formatTrackTime(play.position) })}
    </Button>
  )
}
