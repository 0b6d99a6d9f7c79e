import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { CymaticRings } from './CymaticRings.tsx'
import { figureFrequencies } from './figure-frequencies.ts'
import { seededRandom } from './seeded-random.ts'

/** Within the palette, so that every cover is at home by day and at night. */
const inks = ['primary.main', 'primary.light', 'secondary.main', 'success.main', 'primary.main'] as const

/** The picture of a sound: the figure that its own frequencies draw, always the same for the same sound. Decoration only. */
export function SoundCover({ soundId, sx = {} }: { soundId: string; sx?: SxProps<Theme> }) {
  const ink = inks[Math.floor(seededRandom(`ink ${soundId}`)() * inks.length)] ?? 'primary.main'
  return (
    <Box
      aria-hidden
      sx={[
        {
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '1',
          flexShrink: 0,
          borderRadius: 1,
          bgcolor: 'mist.main',
          color: ink,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <CymaticRings
        frequencies={figureFrequencies(soundId)}
        ringCount={9}
        swing={0.09}
        sx={{ width: '84%' }}
      />
    </Box>
  )
}
