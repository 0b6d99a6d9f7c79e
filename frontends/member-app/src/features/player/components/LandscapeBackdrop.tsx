import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ComponentProps, useState } from 'react'
import { LandscapeImage } from '../../../components/illustrations/LandscapeImage.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'

const MovingLandscape = createLazyComponent(() => import('./MovingLandscape.tsx'))

interface Props extends ComponentProps<typeof MovingLandscape> {
  sx?: SxProps<Theme>
}

/** Fills its place with the landscape of a sound: the still picture first, and then the one that moves. */
export function LandscapeBackdrop({ sx = {}, ...moving }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Box aria-hidden sx={[root, ...(Array.isArray(sx) ? sx : [sx])]}>
      {!isMissing && (
        <LandscapeImage
          sound={moving.sound}
          size={400}
          isEager
          onMissing={() => setIsMissing(true)}
          sx={still}
        />
      )}
      <MovingLandscape {...moving} />
    </Box>
  )
}

const root = { position: 'absolute', overflow: 'hidden', pointerEvents: 'none' } as const

const still = { position: 'absolute', inset: 0, aspectRatio: 'auto' } as const
