import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { BreakableText } from './BreakableText.tsx'

/** Shows a name, and below it a detail that distinguishes people of the same name. */
export function PersonName({ name, detail }: { name: string; detail: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" sx={{ fontWeight: 500, lineHeight: 1.5 }}>
        {name}
      </Typography>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        <BreakableText>{detail}</BreakableText>
      </Typography>
    </Box>
  )
}
