import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CardGrid } from './CardGrid.tsx'

/** Arranges links to other pages side by side where there is room. */
export function LinkCardGrid({ children }: { children: ReactNode }) {
  return <CardGrid gap={{ xs: 1.5, md: 2.5 }}>{children}</CardGrid>
}

interface Props {
  to: string
  icon: ComponentType<SvgIconProps>
  title: string
  text: string
}

/** Links to another page with a short description. */
export function LinkCard({ to, icon: Icon, title, text }: Props) {
  return (
    <Card component="li" sx={{ display: 'flex' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: 2,
          p: { xs: 2.5, md: 3 },
        }}
      >
        <Icon aria-hidden sx={{ fontSize: '2rem', color: 'primary.main' }} />
        <Box>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
        <ArrowForwardRounded aria-hidden sx={{ color: 'primary.main', fontSize: '1.25rem' }} />
      </CardActionArea>
    </Card>
  )
}
