import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import GraphicEqOutlined from '@mui/icons-material/GraphicEqOutlined'
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { BackgroundPlayer } from '../../features/player/components/BackgroundPlayer.tsx'
import type { CurrentUser } from '../../features/session/types.ts'
import { listBottomBarEntries } from '../menu.ts'

const icons: Record<string, typeof GraphicEqOutlined> = {
  tonight: DarkModeOutlined,
  soundesthe: GraphicEqOutlined,
  aiesthe: AutoAwesomeOutlined,
  subscription: CardMembershipOutlined,
  activity: HistoryToggleOffOutlined,
}

/**
 * The fixed footer of members. It is sticky, so it takes its own space below the page, covers nothing there, and the focus is never hidden
 * behind it.
 */
export default function BottomBar({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const links = listBottomBarEntries(user)
  if (links.length === 0) return null
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingBottom: '5rem' } }} />
      <Box
        sx={{
          position: 'sticky',
          displayPrint: 'none',
          zIndex: 'appBar',
          bottom: 0,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <BackgroundPlayer />
        <Box
          component="nav"
          aria-label={t('nav.quick')}
          sx={{
            display: 'grid',
            gridAutoFlow: 'column',
            // Longer labels get more room, because equal columns would let two of them touch at 360 px.
            gridAutoColumns: { xs: 'auto', md: '12rem' },
            justifyContent: { md: 'center' },
            px: { xs: 0, md: 1 },
            pb: 'env(safe-area-inset-bottom)',
          }}
        >
          {links.map(({ name, path }) => {
            const Icon = icons[name]
            return (
              <Link
                key={name}
                component={NavLink}
                to={path}
                underline="none"
                sx={{
                  display: 'flex',
                  flexDirection: { xs: 'column', md: 'row' },
                  alignItems: 'center',
                  justifyContent: 'center',
                  gap: { xs: 0, md: 1 },
                  minHeight: { xs: '3.75rem', md: '3.5rem' },
                  px: 0.25,
                  textAlign: 'center',
                  lineHeight: 1.3,
                  // The five labels stop growing with enlarged text at the width of the screen, because they stand in one row.
                  fontSize: { xs: 'min(0.875rem, max(14px, 3.9vw))', md: '0.875rem' },
                  whiteSpace: 'nowrap',
                  color: 'text.secondary',
                  '&.active': { color: 'primary.main', fontWeight: 600 },
                }}
              >
                {Icon && <Icon aria-hidden sx={{ fontSize: '1.375rem' }} />}
                {t(`quick.${name}`)}
              </Link>
            )
          })}
        </Box>
      </Box>
    </>
  )
}
