import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { createCymaticFigure } from './cymatic-figure.ts'

interface Props {
  frequencies: readonly number[]
  ringCount?: number
  swing?: number
  /** The number of innermost rings to leave out, to make room in the middle. */
  hollow?: number
  /** Rotates the figure very slowly. */
  moving?: boolean
  sx?: SxProps<Theme>
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } })

/** A moving figure has this many layers; each holds every n-th ring. */
const LAYER_COUNT = 4

/**
 * Draws the figure of a sound in the current text colour, as decoration. Only whole layers move, and only by transform and opacity, which
 * the compositor does without the main thread.
 */
export function CymaticRings({
  frequencies,
  ringCount = 22,
  swing = 0.05,
  hollow = 0,
  moving = false,
  sx,
}: Props) {
  const rings = useMemo(
    () => createCymaticFigure({ frequencies, ringCount, swing }).rings.slice(hollow),
    [frequencies, ringCount, swing, hollow],
  )
  if (!moving)
    return <Figure rings={rings} sx={[{ display: 'block', '& path': { opacity: 0.75 } }, ...toList(sx)]} />
  return (
    <Box aria-hidden sx={toList(sx)}>
      <Box sx={turning}>
        {Array.from({ length: LAYER_COUNT }, (_, layer) => (
          <Figure
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers never change places
            key={layer}
            rings={rings.filter((_ring, index) => index % LAYER_COUNT === layer)}
            sx={[breathing, { animationDelay: `${-layer * 2.25}s` }]}
          />
        ))}
      </Box>
    </Box>
  )
}

function Figure({ rings, sx }: { rings: readonly string[]; sx: SxProps<Theme> }) {
  return (
    <Box component="svg" viewBox="-1.02 -1.02 2.04 2.04" aria-hidden sx={sx}>
      {rings.map((path) => (
        <path
          key={path.length + path.slice(0, 16)}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
  )
}

const turning = {
  position: 'relative',
  aspectRatio: '1',
  willChange: 'transform',
  animation: `${turn} 240s linear infinite`,
} as const

const breathing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  willChange: 'opacity',
  animation: `${breathe} 9s ease-in-out infinite`,
} as const

const toList = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx])
