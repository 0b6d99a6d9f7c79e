import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

const ways = [
  { name: 'register', path: paths.register },
  { name: 'login', path: paths.login },
] as const

/** Shows what members get beyond the check; links open new tabs, so that the result stays open. */
export function MembershipPromotion() {
  const { t } = useTranslation(['stress-check', 'common'])
  return (
    <Box sx={{ mt: 3, p: 2.5, borderRadius: 1, bgcolor: 'secondary.light' }}>
      <Typography>{t('promotion.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {ways.map(({ name, path }) => (
          <Link
            key={name}
            href={path}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
          >
            {t(`promotion.${name}`)}
            <OpenInNewRounded titleAccess={t('common:nav.newTab')} sx={{ fontSize: '1rem' }} />
          </Link>
        ))}
      </Box>
    </Box>
  )
}
