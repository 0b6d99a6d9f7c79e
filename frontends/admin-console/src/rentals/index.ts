import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import { RentalList } from './RentalList.tsx'

export const rentals = {
  name: 'rentals',
  icon: LocalShippingOutlined,
  list: RentalList,
}
