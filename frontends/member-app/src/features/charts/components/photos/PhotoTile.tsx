import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The photos of a record stand in a grid of squares. */
export function PhotoGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={grid}>
      {children}
    </Box>
  )
}

/** One photo of the grid, with a line below it. */
export function PhotoTile({ picture, caption }: { picture: ReactNode; caption: ReactNode }) {
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box sx={frame}>{picture}</Box>
      <Box sx={{ mt: 0.75, typography: 'caption', color: 'text.secondary', lineHeight: 1.4 }}>{caption}</Box>
    </Box>
  )
}

/** A photo that the service does not have yet. */
export function LocalPicture({ url, name, isPale }: { url: string; name: string; isPale: boolean }) {
  return (
    <Box
      component="img"
      src={url}
      alt={name}
      sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block', opacity: isPale ? 0.5 : 1 }}
    />
  )
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(auto-fill, 8.5rem)' },
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
} as const

const frame = {
  position: 'relative',
  aspectRatio: '1',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const
