import Box from '@mui/material/Box'
import { useId, useMemo } from 'react'
import { createDecorativeWaveHeights } from '../drawings/decorative-wave-heights.ts'
import { type Envelope, toBarHeights } from '../drawings/envelope.rules.ts'

const bars = 72
const pitch = 5
const width = bars * pitch
const height = 56

interface Props {
  soundId: string
  /** Null where the sound was not measured; then a calm wave is drawn as decoration. */
  envelope: Envelope | null
  /** 0 … 1 */
  progress: number
}

/** Draws the wave behind the seek slider; the slider says everything it shows. */
export function Waveform({ soundId, envelope, progress }: Props) {
  const clip = useId()
  const path = useMemo(() => {
    const heights = envelope?.length
      ? toBarHeights(envelope, bars)
      : createDecorativeWaveHeights(soundId, bars)
    return heights
      .map((share, bar) => {
        const half = (share * (height - 4)) / 2
        return `M${bar * pitch + pitch / 2} ${(height / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
      })
      .join('')
  }, [soundId, envelope])
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinecap: 'round' } as const
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '3.5rem' }}
    >
      <clipPath id={clip}>
        <rect width={width * progress} height={height} />
      </clipPath>
      <Box component="path" d={path} {...stroke} sx={{ color: 'primary.light', opacity: 0.32 }} />
      <Box
        component="path"
        d={path}
        {...stroke}
        clipPath={`url(#${clip})`}
        sx={{ color: 'secondary.main' }}
      />
    </Box>
  )
}
