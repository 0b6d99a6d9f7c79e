import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ApprovalList } from '../components/ApprovalList.tsx'

/** Lists applications to decide, for persons in charge and administrators. */
export function ApprovalPage() {
  const { t } = useTranslation('approvals')
  return (
    <>
      <BackLink to={paths.authorization}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <ApprovalList />
    </>
  )
}
