import CloseRounded from '@mui/icons-material/CloseRounded'
import OpenInFullRounded from '@mui/icons-material/OpenInFullRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import ReplayRounded from '@mui/icons-material/ReplayRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CodeLoadFailureAlert } from '../../../components/CodeLoadFailureAlert.tsx'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { createLazyComponent, usePrefetchComponents } from '../../../components/lazy-component.tsx'
import { RangeInput } from '../../../components/RangeInput.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useLandscapeStyle } from '../api/use-landscape-style.ts'
import type { Playback } from '../audio/playback-store.ts'
import { isSounding } from '../audio/player-state.ts'
import { useMediaSession } from '../audio/use-media-session.ts'
import { formatTrackTime } from '../rules.ts'
import { MiniPlayerStatus } from './MiniPlayerStatus.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useSeeking } from './use-seeking.ts'

const FullScreenFigure = createLazyComponent(() => import('./FullScreenFigure.tsx'), {
  Failed: CodeLoadFailureAlert,
})

interface Props {
  playback: Playback
}

/** Shows the background play on desktops: its cover in the colours of its landscape, its position, pause and finish. */
export default function PlaybackStrip({ playback }: Props) {
  return (
    // The strip also stands on pages outside my page, which have no query client.
    <QueryProvider>
      <Strip playback={playback} />
    </QueryProvider>
  )
}

function Strip({ playback: { engine, sound, address } }: Props) {
  const { t } = useTranslation('player')
  const navigate = useNavigate()
  const state = useSyncExternalStore(engine.subscribe, engine.snapshot)
  useMediaSession(engine, state, sound)
  const landscapeStyle = useLandscapeStyle(sound)
  const [isFigureOpen, setIsFigureOpen] = useState(false)
  const closeFigure = useCloseOnBack('figure', isFigureOpen, () => setIsFigureOpen(false))
  usePrefetchComponents(FullScreenFigure)
  const { shown, range } = useSeeking({ ...state, onSeek: engine.seek })
  const sounding = isSounding(state)
  const failed = state.phase === 'failed'
  const Icon = sounding ? PauseRounded : failed ? ReplayRounded : PlayArrowRounded
  const open = () => void navigate(address)
  const figureLabel = t('strip.openFigure', { title: sound.title })
  return (
    <Box
      component="section"
      aria-label={t('label', { title: sound.title })}
      style={landscapeStyle}
      sx={strip}
    >
      <GlobalStyles styles={{ html: { '--mini-player-height': '1.75rem' } }} />
      <ButtonBase
        onClick={() => setIsFigureOpen(true)}
        aria-label={figureLabel}
        title={figureLabel}
        sx={coverButton}
      >
        <SoundCover sound={sound} sx={{ width: '3.5rem' }} />
        <OpenInFullRounded aria-hidden />
      </ButtonBase>
      <Box sx={name}>
        <ButtonBase onClick={open} aria-label={t('mini.open', { title: sound.title })} sx={titleButton}>
          <Typography noWrap component="span" sx={{ fontWeight: 600, lineHeight: 1.5 }}>
            {sound.title}
          </Typography>
        </ButtonBase>
        <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
          <MiniPlayerStatus state={state} />
        </Typography>
      </Box>
      <IconButton
        color="secondary"
        onClick={engine.toggle}
        aria-label={t(sounding ? 'pause' : failed ? 'mini.retry' : 'play')}
      >
        <Icon sx={{ fontSize: '2rem' }} />
      </IconButton>
      {!sounding && (
        <IconButton onClick={() => engine.finish()} aria-label={t('finish')}>
          <CloseRounded />
        </IconButton>
      )}
      <Box sx={progress}>
        <span>{formatTrackTime(shown)}</span>
        <RangeInput look="knob" {...range} />
        <span>{formatTrackTime(state.duration)}</span>
      </Box>
      {isFigureOpen && (
        <FullScreenFigure
          sound={sound}
          engine={engine}
          state={state}
          onClose={() => closeFigure()}
          onOpenPage={() => closeFigure(open)}
        />
      )}
    </Box>
  )
}

/** The colours of the landscape fade out before the controls, whose contrast must not depend on them. */
const strip = {
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: '5rem',
  pl: 2,
  backgroundImage:
    'linear-gradient(90deg, color-mix(in srgb, var(--landscape-near, transparent) 26%, transparent), transparent 22rem)',
} as const

const coverButton = {
  position: 'relative',
  flexShrink: 0,
  borderRadius: 1,
  '& > svg': {
    position: 'absolute',
    inset: 0,
    m: 'auto',
    p: 0.5,
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 999,
    color: 'night.light',
    bgcolor: 'night.main',
    opacity: 0,
    transition: 'opacity 200ms ease-out',
  },
  '&:hover > svg, &.Mui-focusVisible > svg': { opacity: 1 },
} as const

const name = { position: 'relative', flex: '1 1 12rem', minWidth: 0, maxWidth: '20rem', px: 1 } as const

/** The whole name with the line below it can be pressed, although only the title belongs to the button. */
const titleButton = {
  position: 'static',
  maxWidth: '100%',
  borderRadius: 1,
  '&::after': { content: '""', position: 'absolute', inset: '-0.25rem 0' },
} as const

const progress = {
  flex: '2 1 10rem',
  minWidth: 0,
  maxWidth: '34rem',
  mx: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { flexShrink: 0 },
} as const
