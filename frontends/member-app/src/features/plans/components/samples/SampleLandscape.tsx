import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useEffect, useRef } from 'react'

interface Props {
  /** Words of an imagined sound, by which its place is chosen. */
  sound: { id: string; genre: string; tagCodes: readonly string[] }
  sx?: SxProps<Theme>
}

/** The pixels of a side: twice those of the largest sample. */
const SIDE_PX = 240

/** Draws the landscape of a sound in a circle, on this device. Until its code is there, the circle is empty. */
export function SampleLandscape({ sound, sx = {} }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    import('./draw-sample-landscape.ts')
      .then(({ drawSampleLandscape }) => {
        if (!isGone && canvas.current) drawSampleLandscape(canvas.current, sound)
      })
      // The circle stays empty, because it is decoration.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [sound])
  return (
    <Box
      component="canvas"
      ref={canvas}
      width={SIDE_PX}
      height={SIDE_PX}
      sx={[
        { display: 'block', flexShrink: 0, aspectRatio: '1', borderRadius: '50%', bgcolor: 'mist.main' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
