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
import type { Product } from '../types.ts'
import { useChooseProduct, type WantedFeature } from '../use-choose-product.ts'
import { PlanCheckFailed } from './PlanCheckFailed.tsx'
import { PlanPaymentPreview } from './PlanPaymentPreview.tsx'
import { ProductCards } from './ProductCards.tsx'

const FeatureSample = createLazyComponent(() => import('./FeatureSample.tsx'), {
  texts: ['plan-samples'],
  waiting: <Box sx={{ height: { xs: '13.5rem', md: '10rem' }, mb: 3 }} />,
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

  function onRetryClick() {
    setRetrying(true)
    void onRetry().finally(() => setRetrying(false))
  }

  function chooseAndLeave(productId: string) {
    onLeave()
    choose(productId)
  }

  return (
    <Dialog
      open
      maxWidth={false}
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 1280, maxWidth: 'calc(100% - 2rem)', m: 2 } } }}
    >
      <DialogTitle id={title} variant="h2" sx={{ pt: { xs: 3, md: 5 }, px: { xs: 2.5, md: 5 } }}>
        {t('title')}
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2.5, md: 5 } }}>
        {products === null ? (
          <PlanCheckFailed retrying={retrying} onRetry={onRetryClick} />
        ) : (
          <>
            <FeatureSample feature={wanted.feature} />
            <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('lead')}</Typography>
            <PlanPaymentPreview products={products} />
            <ProductCards products={products} onChoose={chooseAndLeave} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2.5, md: 5 }, pb: 3 }}>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
