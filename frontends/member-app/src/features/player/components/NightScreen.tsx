import { keyframes } from '@emotion/react'
import CloseRounded from '@mui/icons-material/CloseRounded'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../../components/illustrations/to-figure-frequencies.ts'
import { formatTrackTime } from '../rules.ts'

const DIM_AFTER_MS = 6_000

/** The focus ring of the light theme is invisible on the dark screen. */
const lightFocusRing = { '&.Mui-focusVisible': { outlineColor: 'currentColor' } }

/** The figure breathes as slowly as a sleeper, twelve seconds in and out. */
const breathe = keyframes`
  from { transform: scale(0.9); opacity: 0.16; }
  to { transform: scale(1.06); opacity: 0.5; }
`

interface Props {
  sound: FigureSound
  position: number
  timerRemaining: number | null
  sounding: boolean
  onToggle: () => void
  onClose: () => void
}

/**
 * Shows a dark screen for the bedside with the time, the rest of the timer and pause only; the figure of the sound breathes behind
 * them. It dims until it is touched.
 */
export default function NightScreen({ sound, position, timerRemaining, sounding, onToggle, onClose }: Props) {
  const { t } = useTranslation('player')
  const [isDimmed, onTouch] = useDimming()
  const Icon = sounding ? PauseRounded : PlayArrowRounded
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
          sx: { bgcolor: 'night.main', color: 'night.light', border: 0, borderRadius: 0 },
        },
      }}
    >
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
          justifyItems: 'center',
          p: 'max(1rem, env(safe-area-inset-top)) 1rem max(3rem, env(safe-area-inset-bottom))',
          opacity: isDimmed ? 0.32 : 1,
          transition: 'opacity 300ms ease-out',
        }}
      >
        <IconButton
          color="inherit"
          onClick={onClose}
          aria-label={t('night.close')}
          sx={{ justifySelf: 'end', ...lightFocusRing }}
        >
          <CloseRounded />
        </IconButton>
        <Box sx={breath}>
          <CymaticRings
            frequencies={toFigureFrequencies(sound)}
            ringCount={9}
            swing={0.1}
            sx={{ width: '100%' }}
          />
        </Box>
        <Typography
          component="p"
          sx={{
            gridArea: '2 / 1',
            alignSelf: 'center',
            fontSize: 'clamp(4.5rem, 22vw, 9rem)',
            fontWeight: 200,
            lineHeight: 1.2,
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatTrackTime(position)}
          {timerRemaining !== null && (
            <Box component="span" sx={{ display: 'block', mt: 3, fontSize: '1.125rem', fontWeight: 400 }}>
              {t('timer.remaining', { time: formatTrackTime(Math.ceil(timerRemaining)) })}
            </Box>
          )}
        </Typography>
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

const breath = {
  gridArea: '2 / 1',
  alignSelf: 'center',
  width: 'min(86vw, 62dvh)',
  animation: `${breathe} 6s ease-in-out infinite alternate`,
  willChange: 'transform, opacity',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.28 },
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
