import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLogout } from '../../features/login/pages/use-logout.ts'
import type { CurrentUser } from '../../features/session/types.ts'
import { MemberCard } from './MemberCard.tsx'
import MyPageNav from './MyPageNav.tsx'

/** My page on desktops: name, status, menu, logout (D1§2). */
export function SideMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const logout = useLogout()
  return (
    <Box
      component="aside"
      aria-label={t('nav.sideMenu')}
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '17rem',
        flexShrink: 0,
        px: 4,
        py: 5,
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <MemberCard user={user} />
      <MyPageNav user={user} />
      <Button onClick={logout} variant="outlined" fullWidth sx={{ mt: 4 }}>
        {t('logout')}
      </Button>
    </Box>
  )
}
