import Box from '@mui/material/Box'

/** Draws three quiet lines of water for empty states. */
export function StillWater() {
  return (
    <Box component="svg" viewBox="0 0 120 48" aria-hidden sx={{ width: '7.5rem', color: 'outline.light' }}>
      {[12, 24, 36].map((y, row) => (
        <path
          key={y}
          d={`M${8 + row * 10} ${y}q12 -6 24 0t24 0t24 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      ))}
    </Box>
  )
}
