import { joinFacts } from '@hibiki/languages'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { Playlist, Playlists } from '../types.ts'
import { useFormatDuration } from './use-format-duration.ts'

interface Props {
  playlist: Pick<Playlist, 'soundIds' | 'isShuffled' | 'uses'>
  sounds: Playlists['sounds']
}

/** Says how long a playlist lasts, in which order it plays and where it is used. */
export function PlaylistFacts({ playlist: { soundIds, isShuffled, uses }, sounds }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const formatDuration = useFormatDuration()
  const seconds = sounds
    .filter(({ soundId }) => soundIds.includes(soundId))
    .reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  const playing = uses.filter(({ isPlaying }) => isPlaying).length
  const ordered = uses.filter(({ isOrdered, isPlaying }) => isOrdered && !isPlaying).length
  const scheduled = uses.filter(({ isScheduled }) => isScheduled).length
  const minutes = Math.ceil(seconds / 60)
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(
          [
            t('playlists.count', { count: soundIds.length }),
            formatDuration(minutes),
            t(isShuffled ? 'playlists.shuffled' : 'playlists.inOrder'),
          ],
          language,
        )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {joinFacts(
          [
            playing > 0 && t('playlists.playingIn', { count: playing }),
            ordered > 0 && t('playlists.orderedIn', { count: ordered }),
            scheduled > 0 && t('playlists.scheduledIn', { count: scheduled }),
            uses.length === 0 && t('playlists.unused'),
          ],
          language,
        )}
      </Typography>
    </>
  )
}
