import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../features/session/session-context.ts'
import type { CurrentUser } from '../../features/session/types.ts'
import { MemberCard } from './MemberCard.tsx'
import MyPageNav from './MyPageNav.tsx'

/** The content of the side menu: name, status, links and logout. */
export default function SideMenuContent({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const { logout } = useSession()
  return (
    <>
      <MemberCard user={user} />
      <MyPageNav user={user} />
      <Button onClick={logout} variant="outlined" fullWidth sx={{ mt: 4 }}>
        {t('logout')}
      </Button>
    </>
  )
}
