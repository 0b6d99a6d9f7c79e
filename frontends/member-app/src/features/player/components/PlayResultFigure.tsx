import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { createCymaticFigure } from '../../../components/illustrations/cymatic-figure.ts'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../../components/illustrations/to-figure-frequencies.ts'
import type { Envelope } from '../drawings/envelope.rules.ts'
import { toPlayResultRings } from '../drawings/play-result-rings.rules.ts'
import { LOW_SCREEN_MEDIA_QUERY } from './player-layout.ts'

interface Props {
  sound: FigureSound
  envelope: Envelope | null
  heardSeconds: number
  durationSeconds: number
}

/** Draws the figure of a play line by line. It is decoration, because the minutes below it say the same. */
export function PlayResultFigure({ sound, envelope, heardSeconds, durationSeconds }: Props) {
  const rings = useMemo(() => {
    const { ringCount, strengths } = toPlayResultRings({ heardSeconds, durationSeconds, envelope })
    return createCymaticFigure({ frequencies: toFigureFrequencies(sound), ringCount, strengths, swing: 0.12 })
      .rings
  }, [sound, envelope, heardSeconds, durationSeconds])
  return (
    <Box component="svg" viewBox="-1.08 -1.08 2.16 2.16" aria-hidden sx={figure}>
      {rings.map((path, ring) => (
        <Box
          component="path"
          key={path.slice(0, 24)}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.009}
          sx={
            ring === rings.length - 1
              ? { color: 'secondary.main' }
              : { opacity: 0.4 + (0.5 * ring) / rings.length }
          }
        />
      ))}
    </Box>
  )
}

const figure = {
  display: 'block',
  mx: 'auto',
  width: 'min(15rem, 34dvh)',
  color: 'primary.main',
  [LOW_SCREEN_MEDIA_QUERY]: { width: '5rem' },
} as const
