import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { BackgroundPlayer } from '../../features/player/components/BackgroundPlayer.tsx'
import type { FooterLink } from '../menu.ts'
import { footerLinkIcons } from './footer-link-icons.ts'

/**
 * The strip at the lower edge of a desktop: what plays, and small at its end the footer buttons of the specification. It is slim while
 * nothing plays.
 */
export default function DeskStrip({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation()
  return (
    <>
      <GlobalStyles styles={{ html: { '--bottom-bar-height': '3.25rem' } }} />
      <Box sx={strip}>
        <BackgroundPlayer isStrip />
        <Box component="nav" aria-label={t('nav.quick')} sx={{ display: 'flex', ml: 'auto', flexShrink: 0 }}>
          {links.map(({ name, path }) => {
            const Icon = footerLinkIcons[name]
            return (
              <Link key={name} component={NavLink} to={path} underline="none" sx={link}>
                <Icon aria-hidden sx={{ fontSize: '1.125rem' }} />
                {t(`quick.${name}`)}
              </Link>
            )
          })}
        </Box>
      </Box>
    </>
  )
}

const strip = {
  position: 'sticky',
  displayPrint: 'none',
  zIndex: 'appBar',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '3.25rem',
  pr: 3,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 'max(44px, 2.75rem)',
  px: 1.25,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&.active': { color: 'primary.main' },
} as const
