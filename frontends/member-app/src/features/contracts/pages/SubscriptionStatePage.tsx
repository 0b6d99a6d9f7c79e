import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ContractList } from '../components/ContractList.tsx'

/** What the member has contracted, and cancelling it. */
export function Page() {
  const { t } = useTranslation('contracts')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ContractList />
    </>
  )
}
