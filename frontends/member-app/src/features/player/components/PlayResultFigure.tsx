import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { createCymaticFigure } from '../../../components/illustrations/cymatic-figure.ts'
import { LandscapeImage } from '../../../components/illustrations/LandscapeImage.tsx'
import type { LandscapeSound } from '../../../components/illustrations/landscape-image.ts'
import {
  type FigureSound,
  toFigureFrequencies,
} from '../../../components/illustrations/to-figure-frequencies.ts'
import type { Envelope } from '../drawings/envelope.rules.ts'
import { toPlayResultRings } from '../drawings/play-result-rings.rules.ts'
import { LOW_SCREEN_MEDIA_QUERY } from './player-layout.ts'

interface Props {
  sound: FigureSound & LandscapeSound
  envelope: Envelope | null
  heardSeconds: number
  durationSeconds: number
}

/** The rings of the play begin at this distance from the middle, around the landscape. */
const INNERMOST = 0.76

/**
 * Shows the landscape of the sound in the rings that the play drew, more of them the longer it was; without a network the rings fill the
 * figure. It is decoration, because the minutes below it say the same.
 */
export function PlayResultFigure({ sound, envelope, heardSeconds, durationSeconds }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  const rings = useMemo(() => {
    const { ringCount, strengths } = toPlayResultRings({ heardSeconds, durationSeconds, envelope })
    return createCymaticFigure({ frequencies: toFigureFrequencies(sound), ringCount, strengths, swing: 0.12 })
      .rings
  }, [sound, envelope, heardSeconds, durationSeconds])
  const shown = isMissing ? rings : rings.filter((_, ring) => (ring + 1) / rings.length > INNERMOST)
  return (
    <Box aria-hidden sx={figure}>
      {!isMissing && (
        <LandscapeImage sound={sound} size={400} isEager onMissing={() => setIsMissing(true)} sx={disc} />
      )}
      <Box component="svg" viewBox="-1.08 -1.08 2.16 2.16" sx={{ position: 'absolute', inset: 0 }}>
        {shown.map((path, ring) => (
          <Box
            component="path"
            key={path.slice(0, 24)}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={0.009}
            sx={
              ring === shown.length - 1
                ? { color: 'secondary.main' }
                : { opacity: 0.4 + (0.5 * ring) / shown.length }
            }
          />
        ))}
      </Box>
    </Box>
  )
}

const figure = {
  position: 'relative',
  mx: 'auto',
  width: 'min(15rem, 34dvh)',
  aspectRatio: '1',
  color: 'primary.main',
  [LOW_SCREEN_MEDIA_QUERY]: { width: '5rem' },
} as const

const disc = { position: 'absolute', inset: '16%', borderRadius: '50%', bgcolor: 'mist.main' } as const
