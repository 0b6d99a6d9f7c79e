import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'

/** Links to registration, password reset and the like. */
export function LoginLinks() {
  const { t } = useTranslation('login')
  return (
    <>
      <Link
        component={RouterLink}
        to={paths.forgotPassword}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1.5 }}
      >
        {t('forgot')}
      </Link>
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('newHere')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Button component={RouterLink} to={paths.registerPersonal} variant="outlined">
            {t('registerPersonal')}
          </Button>
          <Button component={RouterLink} to={paths.registerEnterprise} variant="outlined">
            {t('registerEnterprise')}
          </Button>
        </Box>
      </Box>
    </>
  )
}
