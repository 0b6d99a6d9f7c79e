import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CymaticRings } from '../../../components/illustrations/CymaticRings.tsx'

const nightNotes = [32, 56, 88] as const

/** Shows a night picture beside the form on desktops, and a strip of it above on phones. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('login')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'auto' },
        minHeight: { md: 'calc(100dvh - 4.5rem)' },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          bgcolor: 'night.main',
          color: 'night.contrastText',
          minHeight: { xs: '9rem', md: 'auto' },
          display: 'flex',
          alignItems: 'flex-end',
          p: { xs: 2.5, md: 7 },
        }}
      >
        <CymaticRings
          frequencies={nightNotes}
          ringCount={26}
          swing={0.08}
          moving
          sx={{
            position: 'absolute',
            color: 'primary.light',
            width: { xs: '26rem', md: '50rem' },
            left: { xs: '22%', md: '-6rem' },
            top: { xs: '-11rem', md: '-8rem' },
          }}
        />
        <Typography
          sx={{
            position: 'relative',
            fontSize: { xs: '1.125rem', md: '1.75rem' },
            fontWeight: 500,
            letterSpacing: '0.06em',
            whiteSpace: 'pre-line',
            textShadow: (theme) =>
              `0 0 1.5rem ${theme.palette.night.main}, 0 0 0.5rem ${theme.palette.night.main}`,
          }}
        >
          {t('panel')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', alignItems: 'center', px: { xs: 2.5, md: 8 }, py: { xs: 5, md: 8 } }}>
        <Box sx={{ width: '100%', maxWidth: '26rem', justifySelf: { xs: 'center', md: 'start' } }}>
          {children}
        </Box>
      </Box>
    </Box>
  )
}
