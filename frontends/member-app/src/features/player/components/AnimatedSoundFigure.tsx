import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { memo, useMemo, useState } from 'react'
import { createCymaticFigure } from '../../../components/illustrations/cymatic-figure.ts'
import { LandscapeImage } from '../../../components/illustrations/LandscapeImage.tsx'
import type { LandscapeSound } from '../../../components/illustrations/landscape-image.ts'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../../components/illustrations/to-figure-frequencies.ts'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { PlayerEngine } from '../audio/player-engine.contract.ts'
import type { Envelope } from '../drawings/envelope.rules.ts'
import type { Sound } from '../types.ts'

/** Nothing of the moving landscape is needed before the sound plays. */
const MovingLandscape = createLazyComponent(() => import('./MovingLandscape.tsx'))

/** Slow enough to cost little beside a page that is read. */
const FRAME_RATE = 30

const breathe = keyframes`
  from { transform: scale(0.97) rotate(0deg); opacity: 0.72; }
  to { transform: scale(1.02) rotate(4deg); opacity: 1; }
`

interface Props {
  sound: FigureSound & LandscapeSound
  playing: boolean
  /** How loud the sound is at this moment, 0 … 1; null for a sound that was not measured. */
  level: number | null
  /** Leaves out the inner rings where there is no landscape, for a button in the middle. */
  hollow?: boolean
  /** Makes room for the ring of the timer around it. */
  isRinged?: boolean
  /** What the landscape moves with once the sound plays; without it the landscape is a still picture. */
  moving?: { sound: Sound; engine: PlayerEngine; envelope: Envelope | null }
}

/**
 * Shows the landscape of a sound as through a round window, in the rings that the sound would draw on a vibrating plate. They
 * breathe while the sound plays, wider where it is louder. Only whole layers move, and only by transform and opacity, so that the compositor animates them without the main thread.
 */
export function AnimatedSoundFigure({
  sound,
  playing,
  level,
  hollow = false,
  isRinged = false,
  moving,
}: Props) {
  const [isMissing, setIsMissing] = useState(false)
  const [hasPlayed, setHasPlayed] = useState(playing)
  if (playing && !hasPlayed) setHasPlayed(true)
  const reach = (playing && level !== null ? 0.93 + level * 0.09 : 0.96) * (isRinged ? 0.84 : 1)
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        willChange: 'transform',
        transition: 'transform 900ms ease-out',
        '@media (prefers-reduced-motion: reduce)': {
          transform: isRinged ? 'scale(0.84) !important' : 'none !important',
        },
      }}
      style={{ transform: `scale(${reach.toFixed(3)})` }}
    >
      {!isMissing && (
        <LandscapeImage sound={sound} size={400} isEager onMissing={() => setIsMissing(true)} sx={disc} />
      )}
      {moving && hasPlayed && !isMissing && (
        <Box sx={[disc, { overflow: 'hidden', bgcolor: 'transparent' }]}>
          <MovingLandscape {...moving} playing={playing} frameRate={FRAME_RATE} />
        </Box>
      )}
      <Layers sound={sound} playing={playing} innermost={isMissing ? (hollow ? 1 : 0) : 3} />
    </Box>
  )
}

/** The window ends where the outermost layer of rings begins. */
const disc = { position: 'absolute', inset: '11%', borderRadius: '50%', bgcolor: 'mist.main' } as const

/** The layers, innermost first: radius, opacity, and how far each breathes. */
const layers = [
  { until: 0.34, colour: 'secondary.main', seconds: 7.5, faintest: 0.45 },
  { until: 0.62, colour: 'primary.main', seconds: 6.5, faintest: 0.6 },
  { until: 0.84, colour: 'primary.main', seconds: 8, faintest: 0.4 },
  { until: 1, colour: 'primary.main', seconds: 9.5, faintest: 0.22 },
] as const
const RING_COUNT = 30

const Layers = memo(function Layers({
  sound,
  playing,
  innermost,
}: Pick<Props, 'sound' | 'playing'> & { innermost: number }) {
  const drawn = useMemo(() => {
    const { rings } = createCymaticFigure({
      frequencies: toFigureFrequencies(sound),
      ringCount: RING_COUNT,
      swing: 0.1,
    })
    return layers.map((layer, index) => {
      const from = index === 0 ? 0.12 : (layers[index - 1]?.until ?? 0)
      const own = rings.slice(Math.round(from * RING_COUNT), Math.round(layer.until * RING_COUNT))
      return { ...layer, path: own.join('') }
    })
  }, [sound])
  return drawn.slice(innermost).map(({ until, colour, path, seconds, faintest }) => (
    <Box
      component="svg"
      key={until}
      viewBox="-1.04 -1.04 2.08 2.08"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: colour,
        willChange: 'transform, opacity',
        animation: `${breathe} ${seconds}s ease-in-out ${-seconds * until}s infinite alternate`,
        animationPlayState: playing ? 'running' : 'paused',
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={until < 0.4 ? 0.011 : 0.0065}
        strokeOpacity={faintest + 0.15}
      />
    </Box>
  ))
})
