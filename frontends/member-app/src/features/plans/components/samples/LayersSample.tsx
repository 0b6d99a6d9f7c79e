import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'

const drift = keyframes({ to: { transform: 'translateX(-160px)' } })
const join = keyframes({ '0%, 15%': { opacity: 0 }, '45%, 85%': { opacity: 1 }, '100%': { opacity: 0 } })

/** A quick wave on which a long, low one comes to lie. */
export function LayersSample() {
  return (
    <svg viewBox="0 0 320 160" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Box component="g" sx={{ animation: `${drift} 8s linear infinite` }}>
        <path d={`M-40 80 ${'q10 -40 20 0 t20 0 '.repeat(14)}`} opacity="0.6" />
      </Box>
      <Box
        component="g"
        sx={{ color: 'secondary.main', strokeWidth: 4, animation: `${join} 8s ease-in-out infinite` }}
      >
        <Box component="g" sx={{ animation: `${drift} 12s linear infinite` }}>
          <path d={`M-80 80 ${'q40 -80 80 0 t80 0 '.repeat(4)}`} />
        </Box>
      </Box>
    </svg>
  )
}
