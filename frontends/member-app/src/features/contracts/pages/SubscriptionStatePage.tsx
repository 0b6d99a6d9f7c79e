import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { FamilyPlans } from '../../family/components/FamilyPlans.tsx'
import { ContractManager } from '../components/ContractManager.tsx'
import { CurrentPlans } from './CurrentPlans.tsx'

/** Shows the current plans and all contracts, and cancels them. */
export function SubscriptionStatePage() {
  const { t } = useTranslation('contracts')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <ContractManager
        summary={(contracts) => <CurrentPlans contracts={contracts} />}
        family={($confirmed) => <FamilyPlans $confirmed={$confirmed} />}
      />
    </>
  )
}
