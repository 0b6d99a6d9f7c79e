import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Logo } from '../../components/Logo.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { DisplaySettingsButton } from './DisplaySettingsButton.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { HeaderNav } from './HeaderNav.tsx'
import { QUIET_HEADER_HEIGHT, quietHeaderButton } from './quiet-header-button.ts'

const desktop = { display: { xs: 'none', md: 'flex' } }

interface Props {
  /** On my page the side menu is the navigation, so the header stays low and quiet. */
  isQuiet?: boolean
  /** Without any navigation. */
  isBare?: boolean
}

export function Header({ isQuiet = false, isBare = false }: Props) {
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
        minHeight: { xs: '3.75rem', md: isQuiet ? QUIET_HEADER_HEIGHT : '4.5rem' },
        pl: 'max(1.25rem, env(safe-area-inset-left))',
        pr: { xs: 'max(0.5rem, env(safe-area-inset-right))', md: 4 },
        pt: 'env(safe-area-inset-top)',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isBare ? (
        <Logo />
      ) : (
        <Link component={RouterLink} to={paths.home} underline="none" aria-label={t('toHome')} sx={{ py: 1 }}>
          <Logo />
        </Link>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {isBare ? <DisplaySettingsButton /> : <Navigation isQuiet={isQuiet} />}
    </Box>
  )
}

function Navigation({ isQuiet }: { isQuiet: boolean }) {
  return (
    <>
      <Box sx={{ ...desktop, alignItems: 'center', gap: 1 }}>
        <HeaderNav isQuiet={isQuiet} />
        <DisplaySettingsButton />
        <AccountActions isQuiet={isQuiet} />
      </Box>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <DrawerButton />
      </Box>
    </>
  )
}

function AccountActions({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation()
  const { status, logout } = useSession()
  if (status === 'checking') return null
  if (status === 'visitor') {
    return (
      <>
        <Button component={RouterLink} to={paths.login} variant="outlined">
          {t('login')}
        </Button>
        <Button component={RouterLink} to={paths.registerPersonal} variant="contained">
          {t('register')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={logout} sx={isQuiet ? quietHeaderButton : null}>
        {t('logout')}
      </Button>
      <Button component={RouterLink} to={paths.mypage} variant={isQuiet ? 'outlined' : 'contained'}>
        {t('mypage')}
      </Button>
    </>
  )
}
