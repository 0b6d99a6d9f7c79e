import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'

/** The low frequencies of an evening sound, which draw the figure of the first screen. */
const eveningNotes = [40, 64, 96] as const

const contents = ['services', 'how-to-use', 'plans', 'whats-dmv', 'intro-papers', 'awards'] as const

/** The first screen: one sentence, one sound, and a table of contents. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <Box
      component="section"
      id="top"
      aria-labelledby="hero-title"
      sx={{ position: 'relative', overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}
    >
      <CymaticRings
        frequencies={eveningNotes}
        ringCount={30}
        swing={0.07}
        moving
        sx={{
          position: 'absolute',
          color: 'primary.main',
          // The figure stays above the headline on phones and beside it on desktops, so that no line crosses a word.
          width: { xs: '17rem', sm: '22rem', md: 'min(58rem, 64vw)' },
          right: { xs: '-8.5rem', sm: '-11rem', md: '-12rem' },
          top: { xs: '-11.5rem', sm: '-14.5rem', md: '-6rem' },
          opacity: { xs: 0.55, md: 0.85 },
        }}
      />
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          px: { xs: 2.5, md: 5 },
          // On a phone of 640 px the sound stays above the bar of pages.
          pt: { xs: 12, md: 15 },
          pb: { xs: 6, md: 9 },
          minHeight: { md: 'min(46rem, calc(100dvh - 4.5rem))' },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        <Box sx={{ maxWidth: '37rem' }}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.dark' }}>
            {t('hero.eyebrow')}
          </Typography>
          <Typography
            variant="h1"
            id="hero-title"
            tabIndex={-1}
            sx={{
              mt: 2,
              fontSize: 'clamp(2rem, 1.3rem + 3vw, 3.375rem)',
              letterSpacing: '0.04em',
              whiteSpace: 'pre-line',
              color: 'primary.dark',
            }}
          >
            {t('hero.title')}
          </Typography>
          <Typography sx={{ mt: 3, mb: 4, maxWidth: '28em' }}>{t('hero.lead')}</Typography>
          {children}
        </Box>
        <Box
          component="nav"
          aria-label={t('contents')}
          sx={{
            display: { xs: 'none', md: 'flex' },
            gap: 4,
            mt: 9,
            pt: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {contents.map((anchor) => (
            <Link
              key={anchor}
              href={`#${anchor}`}
              variant="body2"
              underline="hover"
              sx={{ py: 1.25, color: 'text.primary' }}
            >
              {t(`${anchor}.eyebrow`)}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  )
}
