import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** Says what a colour of the chart stands for. */
export function ChartLegendEntry({ colour, text }: { colour: string; text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" aria-hidden sx={{ width: 14, height: 14, borderRadius: 0.25, bgcolor: colour }} />
      {text}
    </Typography>
  )
}
