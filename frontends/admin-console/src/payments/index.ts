import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import { PaymentList } from './PaymentList.tsx'
import { PaymentShow } from './PaymentShow.tsx'

export const payments = {
  name: 'payments',
  icon: PaymentsOutlined,
  list: PaymentList,
  show: PaymentShow,
}
