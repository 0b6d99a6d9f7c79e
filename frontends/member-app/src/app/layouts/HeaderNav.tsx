import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useSession } from '../../features/session/session-context.ts'
import { headerLinks, visitorLinks } from './header-links.ts'
import { quietHeaderButton } from './quiet-header-button.ts'

export function HeaderNav({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const links = status === 'visitor' ? visitorLinks : headerLinks
  return (
    <Box component="nav" aria-label={t('nav.site')} sx={{ display: 'flex', gap: 0.5 }}>
      {links.map(({ name, path }) => (
        <Button
          key={name}
          component={NavLink}
          to={path}
          end
          sx={[
            {
              color: 'text.primary',
              fontWeight: 400,
              '&.active': { color: 'primary.main', fontWeight: 600 },
            },
            isQuiet && quietHeaderButton,
          ]}
        >
          {t(`nav.${name}`)}
        </Button>
      ))}
    </Box>
  )
}
