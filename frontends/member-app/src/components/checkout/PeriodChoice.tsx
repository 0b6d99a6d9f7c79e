import { useTranslation } from 'react-i18next'
import { type BillingPeriod, computeYearlySaving } from '../../lib/billing-period.ts'
import { useFormatYen } from '../../lib/i18n/use-format-yen.ts'
import { RadioChoice } from '../form/RadioChoice.tsx'

interface Props {
  product: { price: number; yearlyPrice: number }
  value: BillingPeriod
  onChange: (period: BillingPeriod) => void
}

/** Chooses between monthly and yearly payment, with what each costs and a year saves. */
export function PeriodChoice({ product, value, onChange }: Props) {
  const { t } = useTranslation('plans')
  const yen = useFormatYen()
  const saved = computeYearlySaving(product)
  const year = `${t('period.year')}　${t('period.yearPrice', { price: yen(product.yearlyPrice) })}`
  return (
    <RadioChoice
      label={t('period.label')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'month', title: `${t('period.month')}　${t('price', { price: yen(product.price) })}` },
        {
          value: 'year',
          title: year,
          ...(saved > 0 && { text: t('period.saved', { saved: yen(saved) }) }),
        },
      ]}
    />
  )
}
