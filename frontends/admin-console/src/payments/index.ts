import { defineResource } from '@hibiki/admin-resource/console'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import { PaymentList } from './PaymentList.tsx'
import { PaymentShow } from './PaymentShow.tsx'

export const resource = defineResource({
  name: 'payments',
  menu: { group: 'commerce', order: 4 },
  icon: PaymentsOutlined,
  list: PaymentList,
  show: PaymentShow,
})
