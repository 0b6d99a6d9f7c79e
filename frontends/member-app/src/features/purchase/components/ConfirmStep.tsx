import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ChosenProduct } from '../../../components/checkout/ChosenProductBoundary.tsx'
import { MonthlySum } from '../../../components/checkout/MonthlySum.tsx'
import { PaymentSchedule } from '../../../components/checkout/PaymentSchedule.tsx'
import { PeriodChoice } from '../../../components/checkout/PeriodChoice.tsx'
import { findCommonPeriod, sumDueToday, sumOrderTotal } from '../../../components/checkout/payments.rules.ts'
import { useOrderLines } from '../../../components/checkout/use-order-lines.ts'
import { SellerNoticeLink } from '../../../components/legal/SellerNoticeLink.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { type PurchaseDraft, purchaseDraft, type ShownPurchase } from '../../../lib/purchase-draft.ts'
import type { CurrentUser } from '../../session/types.ts'
import type { PurchaseComponents } from '../purchase-components.ts'
import { canChooseUsers } from '../rules.ts'
import type { PurchaseStepName } from '../steps.rules.ts'
import { ConfirmationSection } from './ConfirmationSection.tsx'
import { DeliveryDestination } from './DeliveryDestination.tsx'
import { LegalItems } from './LegalItems.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ProductUserList } from './ProductUserList.tsx'
import { StepButtons } from './StepButtons.tsx'

interface Props {
  draft: PurchaseDraft
  product: ChosenProduct
  user: CurrentUser
  parts: PurchaseComponents
  buying: boolean
  /** Called with the shown total and the part that is charged today, in yen. */
  onBuy: (shown: ShownPurchase) => void
  onBack: (() => void) | undefined
  onStep: (step: PurchaseStepName) => void
}

/** Shows the whole order once more, word for word and to the yen; buying is possible only when everything is loaded. */
export function ConfirmStep({ draft, product, user, parts, buying, onBuy, onBack, onStep }: Props) {
  const { t } = useTranslation('purchase')
  const forOthers = canChooseUsers(user)
  const { productId, period, users, creditCardId, addressId } = draft
  const lines = useOrderLines({ productId, period, userIds: users })
  // The legal items are stored with the order as they are shown here.
  const items = $api.useQuery(
    'post',
    '/payment/order-confirmation',
    { body: { productId, userIds: [...users], ...(period && { period }) }, headers: useLanguageHeader() },
    { staleTime: 0, gcTime: 0 },
  )
  const card = $api.useQuery('get', '/credit-card/fetch', { params: { query: { id: creditCardId ?? '' } } })
  const customerIds = users.filter((id) => id !== user.id)
  const customers = $api.useQuery(
    'post',
    '/account/users',
    { body: { userIds: customerIds } },
    customerIds.length > 0 ? {} : { enabled: false, initialData: [] },
  )
  const self = users.includes(user.id) ? [{ id: user.id, name: user.username, email: user.email }] : []
  const { yearlyPrice } = product
  // A change of plan keeps the period of the contract.
  const isNew = lines.data?.every(({ kind }) => kind === 'subscription') ?? false
  const isWhole = [lines, items, card, customers].every((query) => query.isSuccess)
  return (
    <>
      <QueryBoundary query={lines} lines={4}>
        {(shown) => <OrderTable lines={shown} forOthers={forOthers} />}
      </QueryBoundary>
      {isNew && yearlyPrice !== null && (
        <Box sx={{ mt: { xs: 2.5, md: 4 } }}>
          <PeriodChoice
            product={{ price: product.price, yearlyPrice }}
            value={period ?? 'month'}
            onChange={(chosen) => purchaseDraft.choose({ period: chosen })}
          />
        </Box>
      )}
      {forOthers && (
        <ConfirmationSection title={t('confirm.users')} onChange={() => onStep('users')}>
          <QueryBoundary query={customers}>
            {(chosen) => <ProductUserList people={[...self, ...chosen]} />}
          </QueryBoundary>
        </ConfirmationSection>
      )}
      {addressId !== null && (
        <ConfirmationSection title={t('confirm.delivery')} onChange={() => onStep('delivery')}>
          <DeliveryDestination addressId={addressId} AddressText={parts.AddressText} />
        </ConfirmationSection>
      )}
      <ConfirmationSection title={t('confirm.card')} onChange={() => onStep('card')}>
        <QueryBoundary query={card}>{(chosen) => <parts.CardName card={chosen} />}</QueryBoundary>
      </ConfirmationSection>
      {lines.data && (
        <ConfirmationSection title={t('confirm.payments')}>
          <PaymentSchedule lines={lines.data} />
          <MonthlySum
            productId={productId}
            productName={product.displayName}
            period={period}
            userIds={users}
          />
        </ConfirmationSection>
      )}
      <ConfirmationSection title={t('confirm.legal')}>
        <QueryBoundary query={items} lines={6}>
          {(shown) => <LegalItems items={shown} />}
        </QueryBoundary>
        <SellerNoticeLink />
      </ConfirmationSection>
      <Typography sx={{ mt: 4 }}>{t('confirm.lead')}</Typography>
      <StepButtons
        onBack={onBack}
        onNext={() =>
          onBuy({
            shownAmount: sumOrderTotal(lines.data ?? []),
            shownToday: sumDueToday(lines.data ?? []),
            shownPeriod: findCommonPeriod(lines.data ?? []),
          })
        }
        label={t('confirm.buy')}
        disabled={!isWhole}
        busy={buying}
      />
    </>
  )
}
