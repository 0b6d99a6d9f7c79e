import Box from '@mui/material/Box'

/** Marks a required field visually; the field itself tells screen readers. */
export function RequiredMark() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'error.main', ml: 0.5 }}>
      *
    </Box>
  )
}
