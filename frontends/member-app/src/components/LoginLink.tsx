import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../app/paths.ts'

/** Links to the login, so that a visitor who has an account is not stuck when a mail does not arrive. */
export function LoginLink() {
  const { t } = useTranslation()
  return (
    <Link
      component={RouterLink}
      to={paths.login}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 2 }}
    >
      {t('haveAccount')}
    </Link>
  )
}
