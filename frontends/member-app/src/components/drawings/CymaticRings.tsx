import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useMemo } from 'react'
import { cymaticFigure } from './cymatics.ts'

interface Props {
  frequencies: readonly number[]
  ringCount?: number
  swing?: number
  /** Turns very slowly, like sand settling. */
  moving?: boolean
  sx?: SxProps<Theme>
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } })

/** A picture of a sound in the current text colour; decoration only. */
export function CymaticRings({ frequencies, ringCount = 22, swing = 0.05, moving = false, sx }: Props) {
  const { rings } = useMemo(
    () => cymaticFigure({ frequencies, ringCount, swing }),
    [frequencies, ringCount, swing],
  )
  return (
    <Box
      component="svg"
      viewBox="-1.02 -1.02 2.04 2.04"
      aria-hidden
      sx={[{ display: 'block' }, ...asList(sx)]}
    >
      <Box component="g" sx={moving ? { animation: `${turn} 240s linear infinite` } : {}}>
        {rings.map((path, index) => (
          <Box
            component="path"
            key={path.length + path.slice(0, 16)}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.2}
            vectorEffect="non-scaling-stroke"
            sx={
              moving
                ? { animation: `${breathe} 9s ease-in-out ${-index * 0.6}s infinite` }
                : { opacity: 0.75 }
            }
          />
        ))}
      </Box>
    </Box>
  )
}

const asList = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx])
