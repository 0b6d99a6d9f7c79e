import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '../../../components/CardGrid.tsx'
import { findPurchaseAction } from '../rules.ts'
import type { Product } from '../types.ts'
import { ProductCard } from './ProductCard.tsx'

interface Props {
  products: readonly Product[]
  onChoose: (productId: string) => void
  /** A page of plans shows all of them; elsewhere a button reveals the others. */
  all?: boolean
  /** How many of them are rendered so far. */
  drawn?: number
}

/** Shows plans side by side, the first one as recommended. */
export function ProductCards({ products, onChoose, all: opened = false, drawn = products.length }: Props) {
  const { t } = useTranslation('plans')
  const [all, setAll] = useState(opened)
  if (products.length === 0) return <Typography>{t('none')}</Typography>
  const shown = products.slice(0, all ? drawn : 1)
  return (
    <>
      <CardGrid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(19rem, 1fr))' }}>
        {shown.map((product, place) => (
          <ProductCard
            key={product.id}
            product={product}
            recommended={place === 0}
            level={opened ? 'h2' : 'h3'}
            action={findPurchaseAction(product, products)}
            onChoose={() => onChoose(product.id)}
          />
        ))}
      </CardGrid>
      {!all && products.length > 1 && (
        <Button variant="outlined" onClick={() => setAll(true)} sx={{ mt: 3 }}>
          {t('others')}
        </Button>
      )}
    </>
  )
}
