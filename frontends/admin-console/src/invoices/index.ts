import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { InvoiceList } from './InvoiceList.tsx'

export const invoices = {
  name: 'invoices',
  icon: ReceiptLongOutlined,
  list: InvoiceList,
}
