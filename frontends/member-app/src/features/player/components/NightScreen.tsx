import CloseRounded from '@mui/icons-material/CloseRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import ScheduleRounded from '@mui/icons-material/ScheduleRounded'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { Envelope } from '../drawings/envelope.rules.ts'
import { nightClockSetting } from '../night-clock-setting.ts'
import type { Sound } from '../types.ts'
import { LandscapeBackdrop } from './LandscapeBackdrop.tsx'
import { NightClock } from './NightClock.tsx'
import { RemainingRing } from './RemainingRing.tsx'

const DIM_AFTER_MS = 6_000

/** The focus ring of the light theme is invisible on the dark screen. */
const lightFocusRing = { '&.Mui-focusVisible': { outlineColor: 'currentColor' } }

/** Nobody looks at a dimmed screen, which is on for hours. */
const DIMMED_FRAME_RATE = 15
const FRAME_RATE = 60

interface Props {
  sound: Sound
  engine: PlayerEngine
  envelope: Envelope | null
  /** The colours of the landscape. */
  landscapeStyle: CSSProperties
  /** What is left of the timer or else of the sound; null for a sound that repeats without end. */
  remaining: { seconds: number; share: number } | null
  sounding: boolean
  onToggle: () => void
  onClose: () => void
}

/**
 * Shows a dark screen for the bedside with what remains as a thin ring, the clock or nothing in it, and pause; the landscape of the
 * sound moves faintly behind them. It dims until it is touched.
 */
export default function NightScreen({
  sound,
  engine,
  envelope,
  landscapeStyle,
  remaining,
  sounding,
  onToggle,
  onClose,
}: Props) {
  const { t } = useTranslation('player')
  const [isDimmed, onTouch] = useDimming()
  const [clock, setClock] = nightClockSetting.use()
  const Icon = sounding ? PauseRounded : PlayArrowRounded
  const clockLabel = t(clock === 'shown' ? 'night.hideClock' : 'night.showClock')
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onPointerDown={onTouch}
      onKeyDown={onTouch}
      slotProps={{
        paper: {
          'aria-label': t('night.label'),
          style: landscapeStyle,
          sx: { bgcolor: 'night.main', color: 'night.light', border: 0, borderRadius: 0 },
        },
      }}
    >
      <LandscapeBackdrop
        sound={sound}
        engine={engine}
        envelope={envelope}
        playing={sounding}
        frameRate={isDimmed ? DIMMED_FRAME_RATE : FRAME_RATE}
        sx={[backdrop, { opacity: isDimmed ? 0.1 : 0.22 }]}
      />
      <Box sx={[layout, { opacity: isDimmed ? 0.32 : 1 }]}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', justifySelf: 'stretch' }}>
          <IconButton
            color="inherit"
            onClick={() => setClock(clock === 'shown' ? 'hidden' : 'shown')}
            aria-label={clockLabel}
            title={clockLabel}
            sx={{ opacity: clock === 'shown' ? 1 : 0.6, ...lightFocusRing }}
          >
            <ScheduleRounded />
          </IconButton>
          <IconButton color="inherit" onClick={onClose} aria-label={t('night.close')} sx={lightFocusRing}>
            <CloseRounded />
          </IconButton>
        </Box>
        {remaining && <RemainingRing share={remaining.share} lineWidth={0.6} sx={ring} />}
        <Box sx={middle}>
          {clock === 'shown' && <NightClock />}
          {remaining && (
            <Box component="p" sx={visuallyHidden}>
              {t('night.remaining', { count: Math.ceil(remaining.seconds / 60) })}
            </Box>
          )}
        </Box>
        <IconButton
          autoFocus
          color="inherit"
          onClick={onToggle}
          aria-label={t(sounding ? 'pause' : 'play')}
          sx={{
            width: '5.5rem',
            height: '5.5rem',
            border: 1,
            borderColor: 'currentColor',
            ...lightFocusRing,
          }}
        >
          <Icon sx={{ fontSize: '2.75rem' }} />
        </IconButton>
      </Box>
    </Dialog>
  )
}

const layout = {
  position: 'relative',
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  p: 'max(1rem, env(safe-area-inset-top)) 1rem max(3rem, env(safe-area-inset-bottom))',
  transition: 'opacity 300ms ease-out',
} as const

const middle = { gridArea: '2 / 1', alignSelf: 'center' } as const

/** The light of the landscape, mixed into the night so that it stays quiet. */
const ring = {
  ...middle,
  width: 'min(86vw, 62dvh)',
  color: 'color-mix(in srgb, var(--landscape-glow, currentColor) 55%, currentColor)',
} as const

/** Darker than any hour of the day, and darkest behind the controls. */
const backdrop = {
  inset: 0,
  transition: 'opacity 900ms ease-out',
  maskImage: 'linear-gradient(transparent, #000 30%, #000 62%, transparent)',
} as const

function useDimming(): [boolean, () => void] {
  const [isDimmed, setDimmed] = useState(false)
  const [touches, setTouches] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every touch starts the wait anew
  useEffect(() => {
    setDimmed(false)
    const timer = setTimeout(() => setDimmed(true), DIM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [touches])
  return [isDimmed, () => setTouches((count) => count + 1)]
}
