import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { BreakableText } from './BreakableText.tsx'

/** Shows a name with its reading, and below it a detail that distinguishes people of the same name. */
export function PersonName({
  name,
  reading,
  detail,
}: {
  name: string
  reading?: string | undefined
  detail: string
}) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div" sx={{ fontWeight: 500, lineHeight: 1.5 }}>
        {name}
        {reading && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 1 }}>
            {reading}
          </Typography>
        )}
      </Typography>
      <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
        <BreakableText>{detail}</BreakableText>
      </Typography>
    </Box>
  )
}
