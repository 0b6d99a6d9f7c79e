import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { DisplaySettings } from '../../features/page-zoom/components/DisplaySettings.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'
import { phoneMenuLinks, visitorMenuLinks } from './header-links.ts'
import { MemberCard } from './MemberCard.tsx'
import { MenuLink } from './MenuLink.tsx'

const MyPageNav = createLazyComponent(() => import('./MyPageNav.tsx'), { texts: ['menu'] })

/** The content of the phone menu: the member, the links and the display settings. */
export function PhoneMenuContent() {
  const { t } = useTranslation()
  const { status, user, logout } = useSession()
  const links = status === 'visitor' ? visitorMenuLinks : phoneMenuLinks
  return (
    <>
      {user && (
        <>
          <MemberCard user={user} />
          <Button component={RouterLink} to={paths.mypage} variant="contained" fullWidth sx={{ mt: 2 }}>
            {t('mypage')}
          </Button>
        </>
      )}
      {status === 'visitor' && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Button component={RouterLink} to={paths.registerPersonal} variant="contained" fullWidth>
            {t('register')}
          </Button>
          <Button component={RouterLink} to={paths.login} variant="outlined" fullWidth>
            {t('login')}
          </Button>
        </Box>
      )}
      <Box component="nav" aria-label={t('nav.site')} sx={{ mt: 2 }}>
        {links.map(({ name, path }) => (
          <MenuLink key={name} to={path} label={t(`nav.${name}`)} end />
        ))}
      </Box>
      {user && <MyPageNav user={user} />}
      <Divider sx={{ my: 2.5 }} />
      <DisplaySettings />
      {user && (
        <Button onClick={logout} variant="outlined" fullWidth sx={{ mt: 3 }}>
          {t('logout')}
        </Button>
      )}
    </>
  )
}
