import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { ContractList } from '../components/ContractList.tsx'
import { CurrentPlans } from './CurrentPlans.tsx'

/** Shows the current plans and all contracts, and cancels them. */
export function SubscriptionStatePage() {
  const { t } = useTranslation('contracts')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ContractList summary={(contracts) => <CurrentPlans contracts={contracts} />} />
    </>
  )
}
