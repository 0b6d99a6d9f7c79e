import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Logo } from '../../components/Logo.tsx'
import { useLogout } from '../../features/login/pages/use-logout.ts'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { DisplaySettingsButton } from './DisplaySettingsButton.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { HeaderNav } from './HeaderNav.tsx'

const desktop = { display: { xs: 'none', md: 'flex' } }

export function Header() {
  const { t } = useTranslation()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: { xs: '3.75rem', md: '4.5rem' },
        pl: 'max(1.25rem, env(safe-area-inset-left))',
        pr: { xs: 'max(0.5rem, env(safe-area-inset-right))', md: 4 },
        pt: 'env(safe-area-inset-top)',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link component={RouterLink} to={paths.home} underline="none" aria-label={t('toHome')} sx={{ py: 1 }}>
        <Logo />
      </Link>
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={{ ...desktop, alignItems: 'center', gap: 1 }}>
        <HeaderNav />
        <DisplaySettingsButton />
        <AccountActions />
      </Box>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <DrawerButton />
      </Box>
    </Box>
  )
}

function AccountActions() {
  const { t } = useTranslation()
  const { status } = useSession()
  const logout = useLogout()
  if (status === 'checking') return null
  if (status === 'visitor') {
    return (
      <Button component={RouterLink} to={paths.login} variant="outlined">
        {t('login')}
      </Button>
    )
  }
  return (
    <>
      <Button onClick={logout}>{t('logout')}</Button>
      <Button component={RouterLink} to={paths.mypage} variant="contained">
        {t('mypage')}
      </Button>
    </>
  )
}
