import { createSeededRandom } from '@hibiki/text/seeded-random'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { CymaticRings } from './CymaticRings.tsx'
import { findSoundThemeDrawing } from './find-sound-theme-drawing.ts'
import { type FigureSound, toFigureFrequencies } from './to-figure-frequencies.ts'

/** The inks come from the theme's palette, so that every cover fits day and night. */
const inks = ['primary.main', 'primary.light', 'secondary.main', 'success.main', 'primary.main'] as const

interface Props {
  sound: FigureSound
  /** The tags select a line drawing for the middle of the figure. */
  tagCodes?: readonly string[]
  sx?: SxProps<Theme>
}

/** Draws the figure of a sound with its theme, for where its landscape cannot be loaded. */
export function RingCover({ sound, tagCodes = [], sx = {} }: Props) {
  const theme = findSoundThemeDrawing(tagCodes)
  const ink = inks[Math.floor(createSeededRandom(`ink ${sound.id}`)() * inks.length)] ?? 'primary.main'
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
          '& > *': { gridArea: '1 / 1' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <CymaticRings
        frequencies={toFigureFrequencies(sound)}
        ringCount={9}
        swing={0.09}
        hollow={theme ? 4 : 0}
        sx={{ width: '84%' }}
      />
      {theme && (
        <Box component="svg" viewBox="0 0 96 96" sx={{ width: '25%' }}>
          {theme.map((line) => (
            <path
              key={line}
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
