import { defineResource } from '@hibiki/admin-resource/console'
import SellOutlined from '@mui/icons-material/SellOutlined'
import { getPageLanguage } from '../i18n/languages.ts'
import { ProductCreate, ProductEdit } from './ProductForms.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductShow } from './ProductShow.tsx'
import { getProductName, type Product } from './types.ts'

export const resource = defineResource({
  name: 'products',
  menu: { group: 'commerce', order: 1 },
  icon: SellOutlined,
  list: ProductList,
  show: ProductShow,
  create: ProductCreate,
  edit: ProductEdit,
  recordRepresentation: (product: Product) => getProductName(product, getPageLanguage()),
})
