import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { cymaticFigure } from '../../../components/drawings/cymatics.ts'
import { figureFrequencies } from '../../../components/drawings/figure-frequencies.ts'

const ringCount = 22
/** The inner rings make room for the play button. */
const hiddenRings = 9

const breathe = keyframes`
  from { transform: scale(0.965); opacity: 0.7; }
  to { transform: scale(1.02); opacity: 1; }
`

interface Props {
  soundId: string
  playing: boolean
  /** How loud the sound is at this moment, 0 … 1; null where no one measured it. */
  level: number | null
}

/** The sound's own figure, like sand on a sounding plate; it breathes while the sound plays, wider where it is louder. */
export function Rings({ soundId, playing, level }: Props) {
  const rings = useMemo(
    () =>
      cymaticFigure({ frequencies: figureFrequencies(soundId), ringCount, swing: 0.09 }).rings.slice(
        hiddenRings,
      ),
    [soundId],
  )
  return (
    <Box
      component="svg"
      viewBox="-1.04 -1.04 2.08 2.08"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: 'primary.main',
        transition: 'transform 600ms ease-out',
        '@media (prefers-reduced-motion: reduce)': { transform: 'none !important' },
      }}
      style={
        playing && level !== null ? { transform: `scale(${(0.95 + level * 0.05).toFixed(3)})` } : undefined
      }
    >
      {rings.map((path, ring) => (
        <Box
          component="path"
          key={path.slice(0, 24)}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.006}
          strokeOpacity={0.7 - (ring / rings.length) * 0.52}
          sx={{
            animation: `${breathe} 5.5s ease-in-out ${ring * -160}ms infinite alternate`,
            animationPlayState: playing ? 'running' : 'paused',
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        />
      ))}
    </Box>
  )
}
