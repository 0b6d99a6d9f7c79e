import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { CardChoice } from '../../features/cards/components/CardChoice.tsx'
import { CardName } from '../../features/cards/components/CardLabel.tsx'
import { PaymentDetails } from '../../features/contracts/components/PaymentDetails.tsx'
import { RequireAccess } from '../OnlyFor.tsx'
import { paths } from '../paths.ts'
import { mayBuy } from '../standing.ts'

/** How one contract is paid, and another card for it. */
export function Page() {
  const { t } = useTranslation('contracts')
  const { id = '' } = useParams()
  return (
    <RequireAccess may={mayBuy} fallback={paths.mypage}>
      <BackLink to={paths.subscriptionState}>{t('title')}</BackLink>
      <PageTitle>{t('detail.title')}</PageTitle>
      <PaymentDetails
        key={id}
        id={id}
        nameOfCard={(card) => <CardName card={card} />}
        cardChoice={(choice) => <CardChoice {...choice} />}
      />
    </RequireAccess>
  )
}
