import { defineResource } from '@hibiki/admin-resource/console'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import { SellerPage } from './SellerPage.tsx'

export const resource = defineResource({
  name: 'seller',
  menu: { group: 'commerce', order: 8 },
  icon: StorefrontOutlined,
  list: SellerPage,
})
