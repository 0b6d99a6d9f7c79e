import type { SxProps, Theme } from '@mui/material/styles'
import { useState } from 'react'
import { LandscapeImage } from './LandscapeImage.tsx'
import type { LandscapeSize, LandscapeSound } from './landscape-image.ts'
import { RingCover } from './RingCover.tsx'
import type { FigureSound } from './to-figure-frequencies.ts'

interface Props {
  sound: FigureSound & LandscapeSound
  size?: LandscapeSize
  /** The tags select a line drawing for where there is no landscape. */
  tagCodes?: readonly string[]
  sx?: SxProps<Theme>
}

/** Shows the landscape of a sound as its cover; without a network that would load it, the sound's figure. */
export function SoundCover({ sound, size = 56, tagCodes = [], sx = {} }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <RingCover sound={sound} tagCodes={tagCodes} sx={sx} />
  return (
    <LandscapeImage
      sound={sound}
      size={size}
      onMissing={() => setIsMissing(true)}
      sx={[{ flexShrink: 0, borderRadius: 1, bgcolor: 'mist.main' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  )
}
