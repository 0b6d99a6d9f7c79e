import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { headerLinks } from './header-links.ts'

export function HeaderNav() {
  const { t } = useTranslation()
  return (
    <Box component="nav" aria-label={t('nav.site')} sx={{ display: 'flex', gap: 0.5 }}>
      {headerLinks.map(({ name, path }) => (
        <Button
          key={name}
          component={NavLink}
          to={path}
          end
          sx={{
            color: 'text.primary',
            fontWeight: 400,
            '&.active': { color: 'primary.main', fontWeight: 600 },
          }}
        >
          {t(`nav.${name}`)}
        </Button>
      ))}
    </Box>
  )
}
