import { useTranslation } from 'react-i18next'
import { listPlannedPayments } from '../../../components/checkout/payments.rules.ts'
import { useOrderLines } from '../../../components/checkout/use-order-lines.ts'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { canChoosePeriod } from '../period.rules.ts'
import { isBuyable } from '../rules.ts'
import type { Product } from '../types.ts'

interface Props {
  product: Product
  part: 'today' | 'next'
  period: BillingPeriod
}

/** Shows what a plan would cost this member today, or next and when; a dash when it cannot be bought or computed. */
export function PaymentCell({ product, part, period }: Props) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const day = useFormatShortDay()
  const lines = useOrderLines({
    productId: product.id,
    period: canChoosePeriod(product) ? period : null,
    userIds: [],
    enabled: isBuyable(product.statusCode),
  })
  const [today, next] = lines.data ? listPlannedPayments(lines.data) : []
  const payment = part === 'today' ? today : next
  // The line reserves its space, so that nothing moves when the amount arrives.
  if (lines.isLoading) return <span style={{ minHeight: part === 'next' ? '2lh' : '1lh' }} />
  if (!payment) return '–'
  return (
    <span>
      {t('comparison.price', { price: yen(payment.amount) })}
      {part === 'next' && (
        <>
          <br />
          {payment.when === 'delivery' ? t('comparison.onDelivery') : day(payment.when)}
        </>
      )}
    </span>
  )
}
