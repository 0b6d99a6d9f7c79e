import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import type { CurrentUser } from '../../features/session/types.ts'

const SideMenuContent = createLazyComponent(() => import('./SideMenuContent.tsx'), { texts: ['menu'] })

/** The menu of my page on desktops. Phones use the drawer and never load this code. */
export function SideMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  if (isPhone) return null
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
      <SideMenuContent user={user} />
    </Box>
  )
}
