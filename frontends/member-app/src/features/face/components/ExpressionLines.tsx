import Box from '@mui/material/Box'
import { type FaceLines, type Size, toSmoothPath, toStrokes } from '../face-lines.rules.ts'

interface Props {
  lines: FaceLines
  /** Of the photo, as it is drawn. */
  size: Size
}

/** Brows and mouth in a few strokes over the photo, with a dark edge against light skin. */
export function ExpressionLines({ lines, size }: Props) {
  const strokes = toStrokes(lines).map((line) => toSmoothPath(line, size))
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
