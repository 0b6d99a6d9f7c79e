import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { createWaveLinePath } from './wave-line-path.ts'

interface Props {
  lines?: number
  moving?: boolean
  sx?: SxProps<Theme>
}

const width = 1440
const height = 240
/** The waves repeat after a third of the visible width, so one extra period is drawn beside it. */
const period = 480
const drift = keyframes({
  from: { transform: 'translateX(0)' },
  to: { transform: `translateX(${(-100 * period) / (width + period)}%)` },
})

/** Draws waves across the whole width as decoration. Each line is a layer of its own, which moves without the main thread. */
export function WaveLines({ lines = 7, moving = false, sx }: Props) {
  const paths = useMemo(
    () =>
      Array.from({ length: lines }, (_, line) =>
        createWaveLinePath({ width: width + period, height, line, lines }),
      ),
    [lines],
  )
  return (
    <Box
      aria-hidden
      sx={[{ position: 'relative', overflow: 'hidden', width: '100%' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {paths.map((path, line) => (
        <Box
          component="svg"
          key={path.slice(0, 24)}
          viewBox={`0 0 ${width + period} ${height}`}
          preserveAspectRatio="none"
          sx={[
            layer,
            moving && { willChange: 'transform', animation: `${drift} ${36 + line * 7}s linear infinite` },
          ]}
        >
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.25}
            vectorEffect="non-scaling-stroke"
            opacity={0.25 + (0.75 * (line + 1)) / lines}
          />
        </Box>
      ))}
    </Box>
  )
}

const layer = {
  position: 'absolute',
  top: 0,
  left: 0,
  height: '100%',
  width: `${(100 * (width + period)) / width}%`,
} as const
