import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { UnpaidNotice } from '../../contracts/components/UnpaidNotice.tsx'
import { CardList } from '../components/CardList.tsx'

/** Lists the member's cards to register and delete. */
export function PaymentMethodPage() {
  const { t } = useTranslation('cards')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <CardList notice={<UnpaidNotice />} />
    </>
  )
}
