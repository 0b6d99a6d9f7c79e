import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { BackgroundPlayer } from '../../features/player/components/BackgroundPlayer.tsx'
import type { FooterLink } from '../menu.ts'
import { footerLinkIcons } from './footer-link-icons.ts'

/** The mini player of a phone, and below it the bar of pages, which a flow does without. */
export function PhoneBar({ links, isFlow }: { links: readonly FooterLink[]; isFlow: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {!isFlow && <GlobalStyles styles={{ html: { '--bottom-bar-height': 'calc(3.75rem + 1px)' } }} />}
      <Box
        sx={{
          position: 'sticky',
          displayPrint: 'none',
          zIndex: 'appBar',
          bottom: 0,
          pb: 'env(safe-area-inset-bottom)',
          bgcolor: isFlow ? 'background.default' : 'background.paper',
          borderTop: '0 solid',
          borderTopWidth: isFlow ? 0 : '1px',
          borderColor: 'divider',
        }}
      >
        <BackgroundPlayer />
        <Box
          component="nav"
          aria-label={t('nav.quick')}
          sx={{
            display: isFlow ? 'none' : 'grid',
            gridAutoFlow: 'column',
            // Longer labels get more room, because equal columns would let two of them touch at 360 px.
            gridAutoColumns: 'auto',
          }}
        >
          {links.map(({ name, path }) => {
            const Icon = footerLinkIcons[name]
            return (
              <Link key={name} component={NavLink} to={path} underline="none" sx={link}>
                <Icon aria-hidden sx={{ fontSize: '1.375rem' }} />
                {t(`quick.${name}`)}
              </Link>
            )
          })}
        </Box>
      </Box>
    </>
  )
}

const link = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.75rem',
  px: 0.25,
  textAlign: 'center',
  lineHeight: 1.3,
  // The five labels stop growing with enlarged text at the width of the screen, because they stand in one row.
  fontSize: 'min(0.875rem, max(14px, 3.9vw))',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&.active': { color: 'primary.main', fontWeight: 600 },
} as const
