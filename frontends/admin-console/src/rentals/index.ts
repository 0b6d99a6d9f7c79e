import { defineResource } from '@hibiki/admin-resource/console'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import { RentalList } from './RentalList.tsx'

export const resource = defineResource({
  name: 'rentals',
  menu: { group: 'commerce', order: 3 },
  icon: LocalShippingOutlined,
  list: RentalList,
})
