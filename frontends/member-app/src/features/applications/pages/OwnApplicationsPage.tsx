import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { OwnApplications } from '../components/OwnApplications.tsx'

/** Lists what the member has applied for. */
export function OwnApplicationsPage() {
  const { t } = useTranslation('applications')
  return (
    <>
      <BackLink to={paths.authorization}>{t('title')}</BackLink>
      <PageTitle>{t('own.title')}</PageTitle>
      <OwnApplications />
    </>
  )
}
