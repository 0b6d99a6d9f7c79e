import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import type { CurrentUser } from '../../features/session/types.ts'
import { QUIET_HEADER_HEIGHT } from './quiet-header-button.ts'

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
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={content}>
        <SideMenuContent user={user} />
      </Box>
    </Box>
  )
}

/** The menu stays beside the page while that scrolls. */
const content = {
  position: 'sticky',
  top: `calc(${QUIET_HEADER_HEIGHT} + 1px)`,
  maxHeight: `calc(100dvh - ${QUIET_HEADER_HEIGHT} - var(--bottom-bar-height, 0px) - var(--mini-player-height, 0px) - 2px)`,
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  px: 4,
  pt: 3,
  pb: 4,
} as const
