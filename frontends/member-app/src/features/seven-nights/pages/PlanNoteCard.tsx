import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useProducts } from '../../../lib/api/use-products.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { isProductVisible } from '../../plans/rules.ts'
import type { Product } from '../../plans/types.ts'
import { useDismissSevenNights } from '../components/use-dismiss-seven-nights.ts'
import type { Aim, PlanNote } from '../types.ts'

/** Says what a plan would add to the seven nights, from the catalogue and the plans on offer, and can be closed for good. */
export function PlanNoteCard({ aim, note }: { aim: Aim; note: PlanNote }) {
  const { t } = useTranslation('seven-nights')
  const yen = useFormatYen()
  const { data: products } = useProducts()
  const { dismiss, isPending } = useDismissSevenNights('plan-note')
  const plan = findCheapestPlan(products ?? [], note)
  if (!plan) return null
  const isOpened = (code: string, count: number) => (plan.functionCodes.includes(code) ? count : 0)
  const count = isOpened('aiesthe', note.aiEsthe) + isOpened('sound-therapy', note.therapy)
  return (
    <Box component="section" aria-labelledby="seven-nights-plan" sx={card}>
      <Typography variant="h3" component="h2" id="seven-nights-plan">
        {t('plan.title')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {t('plan.text', { count, aim: t(`aim.${aim}`), plan: plan.displayName, price: yen(plan.price) })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('plan.note')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" component={Link} to={paths.premiumPlans}>
          {t('plan.open')}
        </Button>
        <Button disabled={isPending} onClick={dismiss}>
          {t('plan.close')}
        </Button>
      </Box>
    </Box>
  )
}

const card = { mt: 3, p: 2.5, maxWidth: '34rem', border: 1, borderColor: 'divider', borderRadius: 1 } as const

/** Returns the cheapest plan on offer that opens any of the sounds of the note; rentals are no plans. */
function findCheapestPlan(products: readonly Product[], { aiEsthe, therapy }: PlanNote): Product | null {
  const opening = products.filter(
    (product) =>
      isProductVisible(product) &&
      !product.rental &&
      ((aiEsthe > 0 && product.functionCodes.includes('aiesthe')) ||
        (therapy > 0 && product.functionCodes.includes('sound-therapy'))),
  )
  return opening.sort((a, b) => a.price - b.price)[0] ?? null
}
