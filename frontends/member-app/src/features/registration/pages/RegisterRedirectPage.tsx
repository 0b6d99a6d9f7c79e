import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { isAgencyCode } from '../../../lib/agency-code.rules.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { RegistrationLinkRedirect } from '../components/RegistrationLinkRedirect.tsx'

/** Mails and agencies link to this page; a visitor without either registers themselves. */
export function RegisterRedirectPage() {
  const { t } = useTranslation('registration')
  const { path } = useParams()
  if (!path) return <Navigate to={paths.registerPersonal} replace />
  if (isAgencyCode(path)) return <Navigate to={`${paths.registerEnterprise}/${path}`} replace />
  return (
    <QueryProvider>
      <PageTitle>{t('landing')}</PageTitle>
      <RegistrationLinkRedirect path={path} />
    </QueryProvider>
  )
}
