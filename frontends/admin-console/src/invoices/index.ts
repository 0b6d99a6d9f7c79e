import { defineResource } from '@hibiki/admin-resource/console'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { InvoiceList } from './InvoiceList.tsx'

export const resource = defineResource({
  name: 'invoices',
  menu: { group: 'commerce', order: 5 },
  icon: ReceiptLongOutlined,
  list: InvoiceList,
})
