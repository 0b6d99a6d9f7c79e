import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

/** Draws paths in a square of 96 in fine lines that grow fainter one after another. */
export function LineDrawing({ lines, sx = {} }: { lines: readonly string[]; sx?: SxProps<Theme> }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 96"
      aria-hidden
      sx={[{ height: 'auto', color: 'primary.main' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {lines.map((path, line) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity={1 - line * 0.28}
        />
      ))}
    </Box>
  )
}
