import BlockOutlined from '@mui/icons-material/BlockOutlined'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import { useLocale, useRecordContext } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { getProductName, type Product } from './types.ts'

/** Takes a product off sale or puts it back; contracts continue either way. */
export function WithdrawProductButton() {
  const product = useRecordContext<Product>()
  const locale = useLocale()
  if (!product) return null
  const args = { name: getProductName(product, locale), count: product.contracts }
  if (product.withdrawnAt) {
    return (
      <ConfirmedActionButton
        label="console.products.putBack"
        icon={<RestoreOutlined />}
        title={{ key: 'console.products.putBackTitle' }}
        text={{ key: 'console.products.putBackText', args }}
        run={(provider) => provider.call('POST /admin/products/{id}/put-back', { id: product.id })}
        successText={() => ({ key: 'console.products.isBack' })}
      />
    )
  }
  return (
    <ConfirmedActionButton
      label="console.products.withdraw"
      icon={<BlockOutlined />}
      isDestructive
      title={{ key: 'console.products.withdrawTitle' }}
      text={{ key: 'console.products.withdrawText', args }}
      run={(provider) => provider.delete('products', { id: product.id, previousData: product })}
      successText={() => ({ key: 'console.products.withdrawn' })}
    />
  )
}
