import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { GrantTabs } from '../components/GrantTabs.tsx'

/** Grants and revokes authorities; for administrators. */
export function GrantAuthorityPage() {
  const { t } = useTranslation('grants')
  return (
    <>
      <BackLink to={paths.authorization}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <GrantTabs />
    </>
  )
}
