import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LineDrawing } from './LineDrawing.tsx'

interface Props {
  /** The paths of the line drawing. */
  lines: readonly string[]
  to: string
  title: string
  text: string
  /** A note that a member should read before the tap. */
  note?: ReactNode
}

/** Links to something to listen to, with a line drawing; a child of {@link CardGrid}. */
export function IllustratedLinkCard({ lines, to, title, text, note }: Props) {
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '4rem 1fr', sm: '1fr' },
          gridTemplateRows: { sm: 'auto 1fr' },
          columnGap: 2.5,
          alignItems: { xs: 'center', sm: 'start' },
          p: { xs: 2.5, md: 3.5 },
        }}
      >
        <LineDrawing lines={lines} sx={{ width: { xs: '4rem', sm: '6rem' } }} />
        <Box sx={{ mt: { sm: 3 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <ArrowForwardRounded sx={{ color: 'primary.main', fontSize: '1.25rem' }} aria-hidden />
          </Box>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text}
          </Typography>
          {note}
        </Box>
      </CardActionArea>
    </Card>
  )
}
