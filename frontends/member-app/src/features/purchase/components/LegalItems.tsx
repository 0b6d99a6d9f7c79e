import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface Item {
  item: string
  title: string
  text: string
}

/** Shows what the law requires on the last screen before an order. */
export function LegalItems({ items }: { items: readonly Item[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      {items.map(({ item, title, text }) => (
        <Box
          key={item}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '12rem minmax(0, 1fr)' },
            columnGap: 2,
            px: 2.5,
            py: 1.75,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
