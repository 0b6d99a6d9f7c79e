import Box from '@mui/material/Box'
import type { PointerEventHandler, Ref } from 'react'
import { penColorValues, toSvgPath } from '../../photo.rules.ts'
import type { ChartPhoto, Stroke } from '../../types.ts'

interface Props {
  photo: Pick<ChartPhoto, 'url' | 'width' | 'height'>
  name: string
  strokes: readonly Stroke[]
  fit?: 'contain' | 'cover'
  /** Receives the layer of strokes and what a pen does on it. */
  layer?: {
    ref: Ref<SVGSVGElement>
    onPointerDown: PointerEventHandler
    onPointerMove: PointerEventHandler
    onPointerUp: PointerEventHandler
    onPointerCancel: PointerEventHandler
  }
}

/** A photo that fills its box, with the strokes as a layer above it. */
export function DrawnPhoto({ photo, name, strokes, fit = 'contain', layer }: Props) {
  const { url, width, height } = photo
  return (
    <>
      <Box component="img" src={url} alt={name} draggable={false} sx={{ ...fill, objectFit: fit }} />
      {(strokes.length > 0 || layer) && (
        <Box
          component="svg"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio={fit === 'contain' ? 'xMidYMid meet' : 'xMidYMid slice'}
          aria-hidden
          {...layer}
          sx={{
            ...fill,
            ...(layer ? { touchAction: 'none', cursor: 'crosshair' } : { pointerEvents: 'none' }),
          }}
        >
          {strokes.map((stroke, index) => (
            <StrokePath
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and removed at the end
              key={index}
              stroke={stroke}
              size={{ width, height }}
            />
          ))}
        </Box>
      )}
    </>
  )
}

function StrokePath({ stroke, size }: { stroke: Stroke; size: { width: number; height: number } }) {
  const path = toSvgPath(stroke, size)
  const thickness = (stroke.width / 1000) * Math.max(size.width, size.height)
  const line = { d: path, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...line} stroke="#14202b" strokeOpacity={0.55} strokeWidth={thickness * 1.7} />
      <path {...line} stroke={penColorValues[stroke.color]} strokeWidth={thickness} />
    </>
  )
}

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' } as const
