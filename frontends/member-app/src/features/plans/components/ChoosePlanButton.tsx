import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { type findPurchaseAction, isBuyable, toPurchaseStatus } from '../rules.ts'
import type { Product } from '../types.ts'

interface Props extends Omit<ButtonProps, 'action'> {
  product: Product
  /** The action of choosing it, when its status does not say it. */
  action: ReturnType<typeof findPurchaseAction>
}

/** Chooses a plan; it says why where the plan cannot be bought. */
export function ChoosePlanButton({ product, action, ...props }: Props) {
  const { t } = useTranslation('plans')
  const status = toPurchaseStatus(product.statusCode) ?? 'unknown'
  return (
    <Button {...props} disabled={!isBuyable(product.statusCode)}>
      {t(action ? `action.${action}` : `status.${status}`)}
    </Button>
  )
}
