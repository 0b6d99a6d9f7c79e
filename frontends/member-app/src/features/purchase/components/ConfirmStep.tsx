import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PaymentDates } from '../../../components/order/PaymentDates.tsx'
import { todayOf, totalOf } from '../../../components/order/payments.ts'
import { useOrderLines } from '../../../components/order/use-order-lines.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { PurchaseDraft } from '../../../lib/purchase-draft.ts'
import type { CurrentUser } from '../../session/types.ts'
import { useChosenCustomers } from '../api/use-buyers.ts'
import { useChosenCard, useLegalItems } from '../api/use-confirmation.ts'
import type { PurchaseParts } from '../parts.ts'
import { choosesUsers } from '../rules.ts'
import type { StepName } from '../steps.ts'
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
  /** With the total that is shown and what of it is charged today, in yen. */
  onBuy: (shown: { shownAmount: number; shownToday: number }) => void
  onBack: () => void
  onStep: (step: StepName) => void
}

/** Everything once more, word for word and to the yen; only what is all here can be bought. */
export function ConfirmStep({ draft, user, parts, buying, onBuy, onBack, onStep }: Props) {
  const { t } = useTranslation('purchase')
  const forOthers = choosesUsers(user)
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
          onBuy({ shownAmount: totalOf(lines.data ?? []), shownToday: todayOf(lines.data ?? []) })
        }
        label={t('confirm.buy')}
        disabled={!isWhole}
        busy={buying}
      />
    </>
  )
}
