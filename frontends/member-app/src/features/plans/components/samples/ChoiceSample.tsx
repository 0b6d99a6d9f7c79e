import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { CymaticRings } from '../../../../components/illustrations/CymaticRings.tsx'

const figures = [
  { name: 'left', frequencies: [220, 277, 330] },
  { name: 'chosen', frequencies: [174, 261, 396] },
  { name: 'right', frequencies: [147, 220, 370] },
] as const

const choose = keyframes({ '0%, 25%': { transform: 'scale(0.8)' }, '50%, 90%': { transform: 'scale(1.12)' } })
const recede = keyframes({ '0%, 25%': { opacity: 0.8 }, '50%, 90%': { opacity: 0.25 } })

/** Three figures of sounds, of which one is chosen. */
export function ChoiceSample() {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {figures.map(({ name, frequencies }) => (
        <CymaticRings
          key={name}
          frequencies={frequencies}
          ringCount={9}
          swing={0.1}
          sx={[
            { width: '6rem', animation: `${recede} 6s ease-in-out infinite`, opacity: 0.4 },
            name === 'chosen' && {
              width: '7.5rem',
              opacity: 1,
              color: 'secondary.main',
              animation: `${choose} 6s ease-in-out infinite`,
            },
          ]}
        />
      ))}
    </Box>
  )
}
