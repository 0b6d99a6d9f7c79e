import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { isAdmin } from '../../features/applications/rules.ts'
import { GrantTabs } from '../../features/grants/components/GrantTabs.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'

/** Granting and depriving authorities; for administrators (D3§6). */
export function Page() {
  const { t } = useTranslation('grants')
  return (
    <RequireAccess may={isAdmin} fallback={paths.authorization}>
      <BackLink to={paths.authorization}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <GrantTabs />
    </RequireAccess>
  )
}
