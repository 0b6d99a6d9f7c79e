import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** The share of the time that is left, 0 … 1. */
  share: number
  size: string
  children?: ReactNode
}

/** Draws a ring that closes as the chosen time runs out; the words beside it say the same. */
export function TimerRing({ share, size, children }: Props) {
  return (
    <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center', width: size, height: size }}>
      <Box
        component="svg"
        viewBox="0 0 100 100"
        aria-hidden
        sx={{ position: 'absolute', inset: 0, transform: 'rotate(-90deg)', color: 'secondary.main' }}
      >
        <circle
          cx="50"
          cy="50"
          r="48"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.22"
          strokeWidth="2"
        />
        <circle
          cx={50}
          cy={50}
          r={48}
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray={`${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)} 100`}
        />
      </Box>
      {children}
    </Box>
  )
}
