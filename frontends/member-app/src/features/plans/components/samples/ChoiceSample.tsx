import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { SampleLandscape } from './SampleLandscape.tsx'

const sounds = [
  { id: 'left', genre: 'forest', tagCodes: ['morning'] },
  { id: 'chosen', genre: 'sea', tagCodes: ['sleep', 'night'] },
  { id: 'right', genre: 'stream', tagCodes: ['relax'] },
] as const

const choose = keyframes({ '0%, 25%': { transform: 'scale(0.8)' }, '50%, 90%': { transform: 'scale(1.12)' } })
const recede = keyframes({ '0%, 25%': { opacity: 0.8 }, '50%, 90%': { opacity: 0.25 } })

/** Three landscapes of sounds, of which one is chosen. */
export function ChoiceSample() {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {sounds.map((sound) => (
        <SampleLandscape
          key={sound.id}
          sound={sound}
          sx={[
            { width: '5.5rem', animation: `${recede} 6s ease-in-out infinite`, opacity: 0.4 },
            sound.id === 'chosen' && {
              width: '7rem',
              opacity: 1,
              outline: '2px solid',
              outlineOffset: '3px',
              outlineColor: 'secondary.main',
              animation: `${choose} 6s ease-in-out infinite`,
            },
          ]}
        />
      ))}
    </Box>
  )
}
