import { useLocale, useRecordContext } from 'react-admin'
import { getProductName, type Product } from './types.ts'

/** Shows the name in the language of the page. */
export function ProductName() {
  const product = useRecordContext<Product>()
  const locale = useLocale()
  return product ? getProductName(product, locale) : null
}
