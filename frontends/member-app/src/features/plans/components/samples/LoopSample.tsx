import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** A point that runs round a ring and begins again without a pause. */
export function LoopSample() {
  return (
    <svg viewBox="0 0 160 160" height="100%" aria-hidden>
      {[26, 36, 46].map((radius) => (
        <circle key={radius} cx="80" cy="80" r={radius} opacity="0.35" />
      ))}
      <circle cx="80" cy="80" r="60" strokeWidth="3" opacity="0.5" />
      <Box component="g" sx={{ transformOrigin: '80px 80px', animation: `${turn} 5s linear infinite` }}>
        <path d="M80 20 A60 60 0 0 0 31 46" strokeWidth="5" />
        <Box
          component="circle"
          cx="80"
          cy="20"
          r="7"
          sx={{ fill: 'currentColor', color: 'secondary.main' }}
        />
      </Box>
    </svg>
  )
}
