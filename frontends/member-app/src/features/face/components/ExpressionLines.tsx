import Box from '@mui/material/Box'
import { type FaceLines, type PictureSize, toSmoothSvgPath, toStrokes } from '../face-lines.rules.ts'

interface Props {
  lines: FaceLines
  /** The size at which the photo is drawn. */
  size: PictureSize
}

/** Draws brows and mouth over the photo in a few strokes, with a dark edge for contrast on light skin. */
export function ExpressionLines({ lines, size }: Props) {
  const strokes = toStrokes(lines).map((line) => toSmoothSvgPath(line, size))
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Box
        component="g"
        stroke="currentColor"
        sx={{ color: 'night.main' }}
        strokeOpacity="0.45"
        strokeWidth="6"
      >
        {strokes.map((path) => (
          <path key={path} d={path} />
        ))}
      </Box>
      <g stroke="currentColor" strokeWidth="3">
        {strokes.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </g>
  )
}
