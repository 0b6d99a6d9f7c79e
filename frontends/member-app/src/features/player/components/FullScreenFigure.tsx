import { joinFacts } from '@hibiki/languages'
import CloseFullscreenRounded from '@mui/icons-material/CloseFullscreenRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { mainRole } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useLandscapeStyle } from '../api/use-landscape-style.ts'
import { useWaveform } from '../api/use-waveform.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { PlayerState } from '../audio/player-state.ts'
import { toPlayEnvelope } from '../course.rules.ts'
import { getEnvelopeLevel } from '../drawings/envelope.rules.ts'
import type { Sound } from '../types.ts'
import { AnimatedSoundFigure } from './AnimatedSoundFigure.tsx'
import { PlayButton } from './PlayButton.tsx'
import { SeekBar } from './SeekBar.tsx'

interface Props {
  sound: Sound
  engine: PlayerEngine
  state: PlayerState
  onClose: () => void
  onOpenPage: () => void
}

/** Fills a desktop with the figure of the sound that plays in the background, whatever page lies below. */
export default function FullScreenFigure({ sound, engine, state, onClose, onOpenPage }: Props) {
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  const { user } = useSession()
  const waveform = useWaveform(sound.id, { enabled: user !== null && mainRole(user) !== undefined })
  const envelope = useMemo(() => toPlayEnvelope(waveform, sound), [waveform, sound])
  const landscapeStyle = useLandscapeStyle(sound)
  const about = joinFacts([sound.player, sound.genre, sound.place], language)
  const level =
    envelope && state.duration > 0 ? getEnvelopeLevel(envelope, state.position / state.duration) : null
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('strip.figure', { title: sound.title }),
          style: landscapeStyle,
          sx: { border: 0, borderRadius: 0, bgcolor: 'background.default', ...landscapeLight },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 2 }}>
        <IconButton autoFocus onClick={onClose} aria-label={t('full.close')}>
          <CloseFullscreenRounded />
        </IconButton>
        <Button onClick={onOpenPage}>{t('strip.openPage')}</Button>
      </Box>
      <Box sx={{ flex: '1 1 0', minHeight: '12rem', display: 'flex', justifyContent: 'center' }}>
        <Box sx={{ position: 'relative', height: '100%', aspectRatio: '1' }}>
          <AnimatedSoundFigure
            sound={sound}
            playing={state.phase === 'playing'}
            level={level}
            moving={{ sound, engine, envelope }}
          />
        </Box>
      </Box>
      <Box sx={controls}>
        <Box sx={{ textAlign: 'center' }}>
          <Typography variant="h2" sx={{ wordBreak: 'auto-phrase' }}>
            {sound.title}
          </Typography>
          {about && <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>}
        </Box>
        {state.phase === 'failed' && (
          <FailureNotice text={t('loadFailed')} onRetry={() => void engine.retry()} />
        )}
        <SeekBar
          soundId={sound.id}
          envelope={envelope}
          position={state.position}
          duration={state.duration}
          onSeek={engine.seek}
        />
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <PlayButton phase={state.phase} compact={false} onToggle={engine.toggle} />
        </Box>
      </Box>
    </Dialog>
  )
}

const landscapeLight = {
  backgroundImage:
    'radial-gradient(80% 60% at 50% 36%, color-mix(in srgb, var(--landscape-near, transparent) 28%, transparent), transparent)',
} as const

const controls = {
  display: 'grid',
  gap: 2,
  width: '100%',
  maxWidth: '44rem',
  mx: 'auto',
  px: 3,
  pt: 2,
  pb: 4,
} as const
