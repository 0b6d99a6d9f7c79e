import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { type LandscapeSize, type LandscapeSound, toLandscapeImage } from './landscape-image.ts'

interface Props {
  sound: LandscapeSound
  size: LandscapeSize
  /** Called when there is no picture, for example without a network. */
  onMissing: () => void
  /** Whether it is on the first screen for sure; others are loaded when they come near. */
  isEager?: boolean
  sx?: SxProps<Theme>
}

/** Shows the landscape of a sound as decoration, in a square. */
export function LandscapeImage({ sound, size, onMissing, isEager = false, sx = {} }: Props) {
  return (
    <Box
      component="picture"
      aria-hidden
      sx={[{ display: 'block', aspectRatio: '1', overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <source type="image/avif" srcSet={toLandscapeImage(sound, size, 'avif')} />
      <Box
        component="img"
        src={toLandscapeImage(sound, size, 'png')}
        alt=""
        width={size}
        height={size}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={onMissing}
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </Box>
  )
}
