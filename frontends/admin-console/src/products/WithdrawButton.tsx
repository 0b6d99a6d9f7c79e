import BlockOutlined from '@mui/icons-material/BlockOutlined'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import { useLocale, useRecordContext } from 'react-admin'
import { ActionButton } from '../components/ActionButton.tsx'
import { nameOfProduct, type Product } from './types.ts'

/** Takes a product out of sale, or puts it back; contracts go on either way. */
export function WithdrawButton() {
  const product = useRecordContext<Product>()
  const locale = useLocale()
  if (!product) return null
  const args = { name: nameOfProduct(product, locale), smart_count: product.contracts }
  if (product.withdrawnAt) {
    return (
      <ActionButton
        label="console.products.putBack"
        icon={<RestoreOutlined />}
        title={{ key: 'console.products.putBackTitle' }}
        text={{ key: 'console.products.putBackText', args }}
        run={(provider) => provider.call('POST /admin/products/{id}/put-back', { id: product.id })}
        done={() => ({ key: 'console.products.isBack' })}
      />
    )
  }
  return (
    <ActionButton
      label="console.products.withdraw"
      icon={<BlockOutlined />}
      danger
      title={{ key: 'console.products.withdrawTitle' }}
      text={{ key: 'console.products.withdrawText', args }}
      run={(provider) => provider.delete('products', { id: product.id, previousData: product })}
      done={() => ({ key: 'console.products.withdrawn' })}
    />
  )
}
