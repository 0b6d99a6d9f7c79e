import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import { findChosenPeriod, toShownPeriod } from '../period.rules.ts'
import { findPurchaseAction } from '../rules.ts'
import type { Product } from '../types.ts'
import { useChooseProduct, type WantedFeature } from '../use-choose-product.ts'
import { ChoosePlanButton } from './ChoosePlanButton.tsx'
import { PeriodToggle } from './PeriodToggle.tsx'
import { PlanCheckFailed } from './PlanCheckFailed.tsx'
import { usePlanPriceText } from './PlanFacts.tsx'
import { PlanPaymentPreview } from './PlanPaymentPreview.tsx'
import { ProductCards } from './ProductCards.tsx'
import { RecommendedPlan } from './RecommendedPlan.tsx'

const FeatureSample = createLazyComponent(() => import('./FeatureSample.tsx'), {
  texts: ['plan-samples'],
  waiting: <Box sx={{ height: { xs: '10rem', md: '20.5rem' } }} />,
})

interface Props {
  /** The function that the plans open. */
  wanted: WantedFeature
  /** Null when the check failed and it is unknown whether a plan is needed. */
  products: readonly Product[] | null
  onRetry: () => Promise<void>
  /** Called when a plan was chosen; the purchase begins elsewhere. */
  onLeave: () => void
  onClose: () => void
}

/** Shows subscription and rental plans that include a feature, 1280 px wide. */
export default function PlanDialog({ wanted, products, onRetry, onLeave, onClose }: Props) {
  const { t } = useTranslation('plans')
  const title = useId()
  const choose = useChooseProduct(wanted)
  const [retrying, setRetrying] = useState(false)
  const proposed = useId()
  const [period, setPeriod] = useState<BillingPeriod>('month')
  const formatPrice = usePlanPriceText()

  function onRetryClick() {
    setRetrying(true)
    void onRetry().finally(() => setRetrying(false))
  }

  function chooseAndLeave(productId: string) {
    onLeave()
    choose(productId, findChosenPeriod(products ?? [], productId, period))
  }

  const [first] = products ?? []
  return (
    <Dialog
      open
      maxWidth={false}
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 1280, maxWidth: 'calc(100% - 2rem)', m: 2 } } }}
    >
      <DialogTitle id={title} variant="h2" sx={{ pt: { xs: 2.5, md: 3 }, pb: 1.5, px: edge }}>
        {t('title')}
      </DialogTitle>
      {/* With one plan nothing in it takes the focus, so it does, to be scrolled by keyboard. */}
      <DialogContent tabIndex={0} sx={{ px: edge }}>
        {products === null ? (
          <PlanCheckFailed retrying={retrying} onRetry={onRetryClick} />
        ) : (
          <>
            <PeriodToggle products={products} value={period} onChange={setPeriod} />
            <ProductCards
              products={products}
              period={period}
              onChoose={chooseAndLeave}
              renderFirst={(product, addition) => (
                <Box sx={columns}>
                  <FeatureSample feature={wanted.feature} />
                  <div>
                    <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('lead')}</Typography>
                    <RecommendedPlan product={product} period={period} addition={addition}>
                      <PlanPaymentPreview products={products} period={period} />
                    </RecommendedPlan>
                  </div>
                </Box>
              )}
            />
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={bar}>
        {first && (
          <Typography id={proposed} variant="body2" sx={proposal}>
            <b>{first.displayName}</b> {formatPrice({ product: first, period: toShownPeriod(first, period) })}
          </Typography>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
        {first && products && (
          <ChoosePlanButton
            product={first}
            action={findPurchaseAction(first, products)}
            variant="contained"
            size="large"
            aria-describedby={proposed}
            onClick={() => chooseAndLeave(first.id)}
            sx={{ flexGrow: { xs: 1, md: 0 } }}
          />
        )}
      </DialogActions>
    </Dialog>
  )
}

const edge = { xs: 2.5, md: 5 } as const

/** On a desk what the function does stands beside what it costs. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  columnGap: 5,
  rowGap: 2,
} as const

/** The one action stays in reach below the plans, with the name of the plan that it chooses. */
const bar = {
  flexWrap: 'wrap',
  gap: 1,
  px: edge,
  pt: 1.25,
  pb: { xs: 2, md: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const

const proposal = {
  flexBasis: { xs: '100%', md: 'auto' },
  mr: { md: 2 },
  fontVariantNumeric: 'tabular-nums',
} as const
