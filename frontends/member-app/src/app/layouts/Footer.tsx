import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Logo } from '../../components/Logo.tsx'
import { paths } from '../paths.ts'

const links = [
  { name: 'privacyPolicy', path: paths.privacyPolicy },
  { name: 'terms', path: paths.terms },
  { name: 'sellerNotice', path: paths.sellerNotice },
  { name: 'support', path: paths.support },
  { name: 'stressCheck', path: paths.stressCheck },
] as const

export function Footer() {
  const { t } = useTranslation()
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 2.5, md: 4 },
        pt: { xs: 4, md: 5 },
        pb: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Logo />
      <Box
        component="nav"
        aria-label={t('nav.footer')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
      >
        {links.map(({ name, path }) => (
          <Link
            key={name}
            component={RouterLink}
            to={path}
            variant="body2"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'text.primary' }}
          >
            {t(`nav.${name}`)}
          </Link>
        ))}
      </Box>
      <Typography variant="caption" sx={{ width: '100%', color: 'text.secondary' }}>
        {t('copyright', { year: new Date().getFullYear() })}
      </Typography>
    </Box>
  )
}
