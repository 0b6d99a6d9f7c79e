import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { waveLine } from './waves.ts'

interface Props {
  lines?: number
  moving?: boolean
  sx?: SxProps<Theme>
}

const width = 1440
const height = 240
const drift = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(-480px)' } })

/** Lines of raked sand or evening water across the whole width; decoration only. */
export function WaveLines({ lines = 7, moving = false, sx }: Props) {
  const paths = useMemo(
    () => Array.from({ length: lines }, (_, line) => waveLine({ width: width + 480, height, line, lines })),
    [lines],
  )
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={[{ display: 'block', width: '100%' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {paths.map((path, line) => (
        <Box
          component="path"
          key={path.slice(0, 24)}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.25}
          vectorEffect="non-scaling-stroke"
          opacity={0.25 + (0.75 * (line + 1)) / lines}
          sx={moving ? { animation: `${drift} ${36 + line * 7}s linear infinite` } : {}}
        />
      ))}
    </Box>
  )
}
