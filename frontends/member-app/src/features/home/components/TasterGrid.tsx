import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const COUNT = 5

/** The place of the tasters: on a phone a wide tile and two rows below it, on a desk one row. */
export function TasterGrid({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <Container maxWidth="lg" sx={{ px: { xs: 2.5, md: 5 }, py: { xs: 5, md: 8 } }}>
      <Box component="section" id="tasters" aria-labelledby="tasters-title" sx={{ scrollMarginTop: '5rem' }}>
        <Typography variant="h2" id="tasters-title" sx={{ fontSize: 'clamp(1.375rem, 1.25rem + 1vw, 2rem)' }}>
          {t('tasters.title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('tasters.lead')}</Typography>
        <Box component="ul" sx={grid}>
          {children}
        </Box>
        <Box sx={{ mt: 2, minHeight: '1.75rem' }}>{note}</Box>
      </Box>
    </Container>
  )
}

/** Stand in the places of the tiles while these are loaded. */
export const tasterSkeletons = Array.from({ length: COUNT }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
  <Skeleton key={index} component="li" variant="rounded" sx={{ height: '100%' }} />
))

const grid = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  p: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
  gridAutoRows: { xs: '10rem', md: '14rem' },
  '& > :first-of-type': { gridColumn: { xs: 'span 2', md: 'auto' } },
} as const
