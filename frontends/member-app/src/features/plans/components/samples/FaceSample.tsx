import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { SampleLandscape } from './SampleLandscape.tsx'

const sound = { id: 'face', genre: 'night', tagCodes: ['relax'] } as const

const leave = keyframes({ '0%, 30%': { opacity: 1 }, '60%, 85%': { opacity: 0 }, '100%': { opacity: 1 } })
const appear = keyframes({
  '0%, 25%': { opacity: 0, transform: 'scale(0.6)' },
  '60%, 85%': { opacity: 1, transform: 'scale(1)' },
  '100%': { opacity: 0, transform: 'scale(1.05)' },
})

/** A face whose lines turn into the landscape of a sound. */
export function FaceSample() {
  return (
    <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <SampleLandscape
        sound={sound}
        sx={{ width: '8.5rem', opacity: 0.35, animation: `${appear} 7s ease-in-out infinite` }}
      />
      <Box
        component="svg"
        viewBox="0 0 120 150"
        sx={{ height: '8.5rem', animation: `${leave} 7s ease-in-out infinite` }}
      >
        <path d="M60 12 C93 12 102 42 99 72 C96 106 79 136 60 136 C41 136 24 106 21 72 C18 42 27 12 60 12 Z" />
        <path d="M36 62 q8 -7 17 0 M67 62 q9 -7 17 0" />
        <path d="M35 50 q9 -7 18 -3 M67 47 q9 -4 18 3" opacity="0.6" />
        <path d="M60 66 q-5 16 -5 22 q5 4 10 0" opacity="0.6" />
        <Box component="path" d="M44 106 q16 13 32 0" sx={{ color: 'secondary.main', strokeWidth: 2.5 }} />
      </Box>
    </Box>
  )
}
