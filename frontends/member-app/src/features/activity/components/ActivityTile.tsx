import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A titled tile of the activity page. */
export function ActivityTile({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, fontVariantNumeric: 'tabular-nums' }}
    >
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
