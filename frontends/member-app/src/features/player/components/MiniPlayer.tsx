import CloseRounded from '@mui/icons-material/CloseRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import ReplayRounded from '@mui/icons-material/ReplayRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useLandscapeStyle } from '../api/use-landscape-style.ts'
import type { Playback } from '../audio/playback-store.ts'
import { isSounding } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { MiniPlayerStatus } from './MiniPlayerStatus.tsx'

/** Shows the background play with its title, a link to its page, pause and finish. It stands outside of the pages and their queries. */
export default function MiniPlayer({ playback }: { playback: Playback }) {
  return (
    <QueryProvider>
      <PlaybackBar playback={playback} />
    </QueryProvider>
  )
}

function PlaybackBar({ playback: { engine, sound, address } }: { playback: Playback }) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot)
  useMediaSession(engine, state, sound)
  const landscapeStyle = useLandscapeStyle(sound)
  const sounding = isSounding(state)
  const failed = state.phase === 'failed'
  const Icon = sounding ? PauseRounded : failed ? ReplayRounded : PlayArrowRounded
  return (
    <Box
      component="section"
      aria-label={t('label', { title: sound.title })}
      sx={{ mx: 'auto', width: '100%', maxWidth: '40rem', p: 1, pb: 0.5 }}
    >
      <GlobalStyles styles={{ html: { '--mini-player-height': 'calc(2.75rem + 30px)' } }} />
      <Box sx={card} style={landscapeStyle}>
        <Box
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            flexGrow: 1,
            minWidth: 0,
            gap: 1.5,
            p: 1,
          }}
        >
          <SoundCover sound={sound} sx={{ width: '2.75rem' }} />
          <Box sx={{ minWidth: 0, textAlign: 'left' }}>
            <Typography noWrap sx={{ fontWeight: 600, lineHeight: 1.5 }}>
              {sound.title}
            </Typography>
            <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
              <MiniPlayerStatus state={state} />
            </Typography>
          </Box>
          {/* It lies over the words, because the time that runs down is no part of its name. */}
          <ButtonBase
            onClick={() => void navigate(address)}
            aria-label={t('mini.open', { title: sound.title })}
            sx={{ position: 'absolute', inset: 0, borderRadius: 1 }}
          />
        </Box>
        <IconButton
          color="secondary"
          onClick={engine.toggle}
          aria-label={t(sounding ? 'pause' : failed ? 'mini.retry' : 'play')}
        >
          <Icon />
        </IconButton>
        {!sounding && (
          <IconButton onClick={() => engine.finish()} aria-label={t('finish')}>
            <CloseRounded />
          </IconButton>
        )}
        <LinearProgress
          aria-hidden
          variant="determinate"
          color="secondary"
          value={state.duration > 0 ? Math.min(100, (state.position / state.duration) * 100) : 0}
          sx={{ position: 'absolute', inset: 'auto 0 0', height: 2, bgcolor: 'transparent' }}
        />
      </Box>
    </Box>
  )
}

const card = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'mist.main',
  backgroundImage:
    'linear-gradient(100deg, color-mix(in srgb, var(--landscape-light, transparent) 18%, transparent), transparent 70%)',
} as const
