import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { CardChoice } from '../../cards/components/CardChoice.tsx'
import { CardName } from '../../cards/components/CardName.tsx'
import { PaymentDetails } from '../components/PaymentDetails.tsx'

/** Shows how one contract is paid and lets the member change its card. */
export function PaymentDetailPage() {
  const { t } = useTranslation('contracts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to={paths.subscriptionState}>{t('title')}</BackLink>
      <PageTitle>{t('detail.title')}</PageTitle>
      <PaymentDetails
        key={id}
        id={id}
        renderCardName={(card) => <CardName card={card} />}
        cardChoice={(choice) => <CardChoice {...choice} />}
      />
    </>
  )
}
