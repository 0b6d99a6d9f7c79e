import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useDeferredLayout } from './use-deferred-layout.ts'

interface Props {
  /** The anchor of the specification; missing when an element around the section has it. */
  anchor?: string
  /** One or two words above the title. */
  eyebrow: string
  title: string
  lead?: string
  ground?: 'washi' | 'paper' | 'night'
  children: ReactNode
}

const grounds = {
  washi: { bgcolor: 'background.default', color: 'text.primary' },
  paper: { bgcolor: 'background.paper', color: 'text.primary' },
  night: { bgcolor: 'night.main', color: 'night.contrastText' },
} as const

/** A section of the home page. On desktops its title stands in a column of its own. */
export function HomeSection({ anchor, eyebrow, title, lead, ground = 'washi', children }: Props) {
  const id = useId()
  const soft = ground === 'night' ? 'night.light' : 'text.secondary'
  return (
    <Box
      component="section"
      id={anchor}
      aria-labelledby={id}
      style={useDeferredLayout()}
      sx={{ ...grounds[ground], position: 'relative', overflow: 'hidden', py: { xs: 8, md: 14 } }}
    >
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          px: { xs: 2.5, md: 5 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          gap: { xs: 4, md: 8 },
        }}
      >
        <Box>
          <Typography
            variant="overline"
            component="p"
            sx={{
              color: ground === 'night' ? 'secondary.main' : 'secondary.dark',
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              '&::before': { content: '""', width: '1.75rem', height: '1px', bgcolor: 'currentColor' },
            }}
          >
            {eyebrow}
          </Typography>
          <Typography
            variant="h2"
            id={id}
            sx={{
              mt: 1.5,
              fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)',
              letterSpacing: '0.03em',
              whiteSpace: 'pre-line',
            }}
          >
            {title}
          </Typography>
          {lead && <Typography sx={{ mt: 2, color: soft }}>{lead}</Typography>}
        </Box>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Container>
    </Box>
  )
}
