import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import type { Product } from './types.ts'

/** Tags what is special about a product; one that is simply on sale has no tag. */
export function ProductTags() {
  const product = useRecordContext<Product>()
  const translate = useTranslate()
  if (!product) return null
  const t = (key: string) => translate(`console.products.tag.${key}`)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {product.withdrawnAt && <Tag tone="bad">{t('withdrawn')}</Tag>}
      {product.hidden && <Tag>{t('hidden')}</Tag>}
      {product.rental && <Tag>{t('rental')}</Tag>}
      {product.premium && <Tag>{t('premium')}</Tag>}
    </Box>
  )
}
