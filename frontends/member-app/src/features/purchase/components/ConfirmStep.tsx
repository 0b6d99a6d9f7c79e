import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PaymentDates } from '../../../components/checkout/PaymentDates.tsx'
import { sumToday, sumTotal } from '../../../components/checkout/payments.rules.ts'
import { useOrderLines } from '../../../components/checkout/use-order-lines.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { PurchaseDraft } from '../../../lib/purchase-draft.ts'
import type { CurrentUser } from '../../session/types.ts'
import { useChosenCard, useLegalItems } from '../api/use-confirmation.ts'
import { useChosenCustomers } from '../api/use-customers.ts'
import type { PurchaseParts } from '../purchase-parts.ts'
import { canChooseUsers } from '../rules.ts'
import type { StepName } from '../steps.rules.ts'
import { ConfirmPart } from './ConfirmPart.tsx'
import { Destination } from './Destination.tsx'
import { LegalItems } from './LegalItems.tsx'
import { OrderTable } from './OrderTable.tsx'
import { Recipients } from './Recipients.tsx'
import { StepButtons } from './StepButtons.tsx'

interface Props {
  draft: PurchaseDraft
  user: CurrentUser
  parts: PurchaseParts
  buying: boolean
  /** Called with the shown total and the part that is charged today, in yen. */
  onBuy: (shown: { shownAmount: number; shownToday: number }) => void
  onBack: () => void
  onStep: (step: StepName) => void
}

/** Shows the whole order once more, word for word and to the yen; buying is possible only when everything is loaded. */
export function ConfirmStep({ draft, user, parts, buying, onBuy, onBack, onStep }: Props) {
  const { t } = useTranslation('purchase')
  const forOthers = canChooseUsers(user)
  const { productId, users, creditCardId, addressId } = draft
  const lines = useOrderLines({ productId, userIds: users })
  const items = useLegalItems(productId, users)
  const card = useChosenCard(creditCardId ?? '')
  const customers = useChosenCustomers(users.filter((id) => id !== user.id))
  const self = users.includes(user.id) ? [{ id: user.id, name: user.username, email: user.email }] : []
  const isWhole = [lines, items, card, customers].every((query) => query.isSuccess)
  return (
    <>
      <QueryBoundary query={lines} lines={4}>
        {(shown) => (
          <>
            <OrderTable lines={shown} forOthers={forOthers} />
            <ConfirmPart title={t('confirm.payments')}>
              <PaymentDates lines={shown} />
            </ConfirmPart>
          </>
        )}
      </QueryBoundary>
      {forOthers && (
        <ConfirmPart title={t('confirm.users')} onChange={() => onStep('users')}>
          <QueryBoundary query={customers}>
            {(chosen) => <Recipients people={[...self, ...chosen]} />}
          </QueryBoundary>
        </ConfirmPart>
      )}
      {addressId !== null && (
        <ConfirmPart title={t('confirm.delivery')} onChange={() => onStep('delivery')}>
          <Destination addressId={addressId} AddressText={parts.AddressText} />
        </ConfirmPart>
      )}
      <ConfirmPart title={t('confirm.card')} onChange={() => onStep('card')}>
        <QueryBoundary query={card}>{(chosen) => <parts.CardName card={chosen} />}</QueryBoundary>
      </ConfirmPart>
      <ConfirmPart title={t('confirm.legal')}>
        <QueryBoundary query={items} lines={6}>
          {(shown) => <LegalItems items={shown} />}
        </QueryBoundary>
      </ConfirmPart>
      <Typography sx={{ mt: 4 }}>{t('confirm.lead')}</Typography>
      <StepButtons
        onBack={onBack}
        onNext={() =>
          onBuy({ shownAmount: sumTotal(lines.data ?? []), shownToday: sumToday(lines.data ?? []) })
        }
        label={t('confirm.buy')}
        disabled={!isWhole}
        busy={buying}
      />
    </>
  )
}
