import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

interface Props {
  /** The share that is left, 0 … 1; it is filled clockwise from the top. */
  share: number
  /** In hundredths of the ring's width. */
  lineWidth?: number
  /** The colour of a wider ring beneath, where the ring lies on a picture. */
  ground?: string
  sx?: SxProps<Theme>
}

/** Draws a thin ring in the current text colour that runs out with the time; words beside it say the same. */
export function RemainingRing({ share, lineWidth = 1.2, ground, sx = {} }: Props) {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      aria-hidden
      sx={[
        { display: 'block', overflow: 'visible', transform: 'rotate(-90deg)' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {ground && (
        <Box component="g" sx={{ color: ground, opacity: 0.28 }}>
          <circle cx="50" cy="50" r="48" {...line} strokeWidth={2.8 * lineWidth} />
        </Box>
      )}
      <circle cx="50" cy="50" r="48" {...line} strokeOpacity="0.22" strokeWidth={lineWidth * 0.7} />
      {share > 0 && (
        <circle
          cx="50"
          cy="50"
          r="48"
          {...line}
          strokeWidth={lineWidth}
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${(Math.min(1, share) * 100).toFixed(2)} 100`}
        />
      )}
    </Box>
  )
}

const line = { fill: 'none', stroke: 'currentColor' } as const
