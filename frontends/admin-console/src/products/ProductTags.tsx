import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Product } from './types.ts'

/** Tags what is special about a product; one that is simply on sale has no tag. */
export function ProductTags() {
  const product = useRecordContext<Product>()
  const t = useTranslate('console.products.tag')
  if (!product) return null
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {product.withdrawnAt && <Tag tone="bad">{t('withdrawn')}</Tag>}
      {product.hidden && <Tag>{t('hidden')}</Tag>}
      {product.rental && <Tag>{t('rental')}</Tag>}
      {product.premium && <Tag>{t('premium')}</Tag>}
    </Box>
  )
}
