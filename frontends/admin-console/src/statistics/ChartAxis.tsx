import Box from '@mui/material/Box'

/** The greatest and the least value beside a chart's columns. */
export function ChartAxis({ texts }: { texts: [string, string] }) {
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
        ...{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1, textAlign: 'right' },
      }}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  )
}
