import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'

const reply = keyframes({ '0%, 25%': { opacity: 0 }, '45%, 100%': { opacity: 1 } })

/** A question in a bubble and, a moment later, the reply. */
export function ChatSample() {
  return (
    <svg viewBox="0 0 240 160" height="100%" aria-hidden>
      <path d="M92 22 h112 a16 16 0 0 1 16 16 v14 a16 16 0 0 1 -16 16 h-112 a16 16 0 0 1 -16 -16 v-14 a16 16 0 0 1 16 -16 Z" />
      <path d="M98 40 h92 M98 52 h58" opacity="0.5" strokeWidth="3" />
      <Box component="g" sx={{ color: 'secondary.main', animation: `${reply} 6s ease-out infinite` }}>
        <path d="M36 84 h124 a16 16 0 0 1 16 16 v24 a16 16 0 0 1 -16 16 h-124 a16 16 0 0 1 -16 -16 v-24 a16 16 0 0 1 16 -16 Z" />
        <path d="M42 103 q6 -14 12 0 t12 0 t12 0 t12 0 t12 0" strokeWidth="2.5" />
        <path d="M42 122 h84" strokeWidth="3" opacity="0.6" />
      </Box>
    </svg>
  )
}
