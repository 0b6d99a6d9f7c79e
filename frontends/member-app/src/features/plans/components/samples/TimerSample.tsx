import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'

const RING_LENGTH = 2 * Math.PI * 62
const empty = keyframes({
  '0%, 10%': { strokeDashoffset: 0 },
  '80%, 100%': { strokeDashoffset: RING_LENGTH },
})
const fade = keyframes({
  '0%, 10%': { transform: 'scaleY(1)' },
  '80%, 100%': { transform: 'scaleY(0.04)' },
})

/** A ring of time that empties while the wave in it grows quiet. */
export function TimerSample() {
  return (
    <svg viewBox="0 0 160 160" height="100%" aria-hidden>
      <circle cx="80" cy="80" r="62" strokeWidth="5" opacity="0.2" />
      <Box
        component="circle"
        cx="80"
        cy="80"
        r="62"
        sx={{
          strokeWidth: 5,
          color: 'secondary.main',
          strokeDasharray: RING_LENGTH,
          transform: 'rotate(-90deg)',
          transformOrigin: '80px 80px',
          animation: `${empty} 7s ease-in-out infinite`,
        }}
      />
      <Box
        component="path"
        d="M34 80 q11.5 -44 23 0 t23 0 t23 0 t23 0"
        sx={{ transformOrigin: '80px 80px', animation: `${fade} 7s ease-in-out infinite` }}
      />
    </svg>
  )
}
