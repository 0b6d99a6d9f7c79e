import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillingPeriod } from '../../../lib/billing-period.ts'
import type { PlanAddition } from '../comparison.rules.ts'
import { type findPurchaseAction, toPurchaseStatus } from '../rules.ts'
import type { Product } from '../types.ts'
import { ChoosePlanButton } from './ChoosePlanButton.tsx'
import { PlanDescription } from './PlanDescription.tsx'

interface Props {
  product: Product
  period: BillingPeriod
  recommended: boolean
  /** What it adds to a smaller plan, which it names instead of repeating its functions. */
  addition: PlanAddition | null
  /** The level of its heading, one below the title above the cards. */
  level: 'h2' | 'h3'
  /** The action of choosing it, when its status does not say it. */
  action: ReturnType<typeof findPurchaseAction>
  onChoose: () => void
}

/** Shows one plan: functions, price and the possible action. */
export function ProductCard({ product, period, addition, recommended, level, action, onChoose }: Props) {
  const { t } = useTranslation('plans')
  const [name, state] = [useId(), useId()]
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, md: 3.5 },
        ...(recommended && { borderColor: 'secondary.main', borderWidth: 2 }),
      }}
    >
      <Box sx={{ minHeight: { md: '2rem' } }}>
        {recommended && (
          <Chip
            label={t('recommended')}
            color="secondary"
            size="small"
            sx={{ fontSize: '0.875rem', mb: { xs: 1, md: 0 } }}
          />
        )}
      </Box>
      {product.imageUrl && (
        <Box
          component="img"
          src={product.imageUrl}
          alt=""
          loading="lazy"
          sx={{
            display: { xs: 'none', md: 'block' },
            width: '100%',
            height: '7rem',
            objectFit: 'cover',
            borderRadius: 1,
            my: 2,
          }}
        />
      )}
      <PlanDescription product={product} period={period} addition={addition} level={level} nameId={name} />
      {action && (
        <Typography variant="body2" id={state} sx={{ textAlign: 'center', mb: 0.5 }}>
          {t(`status.${toPurchaseStatus(product.statusCode) ?? 'unknown'}`)}
        </Typography>
      )}
      <ChoosePlanButton
        product={product}
        action={action}
        variant={recommended ? 'contained' : 'outlined'}
        fullWidth
        aria-describedby={action ? `${name} ${state}` : name}
        onClick={onChoose}
      />
    </Card>
  )
}
