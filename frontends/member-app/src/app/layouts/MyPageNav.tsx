import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../features/session/types.ts'
import { buildMenu } from '../menu.ts'
import { MenuLink } from './MenuLink.tsx'

/** Shows the my-page menu of the member's role. */
export default function MyPageNav({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['common', 'menu'])
  return (
    <Box component="nav" aria-label={t('nav.mypage')}>
      {buildMenu(user).map(({ name, entries }) => (
        <Box key={name} sx={{ mt: 2.5 }}>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t(`menuSection.${name}`)}
          </Typography>
          {entries.map((entry) => (
            <MenuLink
              key={entry.name}
              to={entry.path}
              label={t(`menu:${entry.name}`)}
              external={entry.external ?? false}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
