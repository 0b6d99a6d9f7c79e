import { colours } from '@hibiki/theme'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { encode } from 'uqr'

/** The standard requires this many light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Draws a QR code as one path. It is dark on light in every appearance, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: QUIET_ZONE })
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size, path: squares.join('') }
  }, [text])
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: '12rem', bgcolor: colours.paper, borderRadius: 1 }}
    >
      <path d={path} fill={colours.sumi} />
    </Box>
  )
}
