import Box from '@mui/material/Box'

/** Labels the scale beside the columns, from the maximum to zero. */
export function ChartAxis({ labels }: { labels: readonly string[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        color: 'text.secondary',
        fontSize: '0.875rem',
        lineHeight: 1,
        textAlign: 'right',
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </Box>
  )
}
