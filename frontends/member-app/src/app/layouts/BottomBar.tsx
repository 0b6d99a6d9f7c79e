import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined'
import GraphicEqOutlined from '@mui/icons-material/GraphicEqOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import type { CurrentUser } from '../../features/session/types.ts'
import { quickLinks } from '../menu.ts'

const icons: Record<string, typeof GraphicEqOutlined> = {
  soundesthe: GraphicEqOutlined,
  aiesthe: AutoAwesomeOutlined,
  subscription: CardMembershipOutlined,
}

/** The fixed footer of members: a bar on phones, a quiet pill on desktops. */
export default function BottomBar({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const links = quickLinks(user)
  if (links.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t('nav.quick')}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        bottom: { xs: 0, md: 'calc(1.5rem + env(safe-area-inset-bottom))' },
        left: { xs: 0, md: '50%' },
        right: { xs: 0, md: 'auto' },
        transform: { md: 'translateX(-50%)' },
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        px: { xs: 1, md: 1.5 },
        pb: { xs: 'env(safe-area-inset-bottom)', md: 0 },
        bgcolor: 'background.paper',
        border: { xs: 0, md: 1 },
        borderTop: { xs: 1, md: 1 },
        borderColor: { xs: 'divider', md: 'divider' },
        borderRadius: { xs: 0, md: 999 },
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
              minHeight: { xs: '3.75rem', md: '3.25rem' },
              px: { xs: 0.5, md: 2.5 },
              textAlign: 'center',
              lineHeight: 1.3,
              fontSize: '0.875rem',
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
  )
}
