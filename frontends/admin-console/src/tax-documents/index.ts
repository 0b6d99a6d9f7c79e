import { defineResource } from '@hibiki/admin-resource/console'
import RequestPageOutlined from '@mui/icons-material/RequestPageOutlined'
import { TaxDocumentList } from './TaxDocumentList.tsx'
import { TaxDocumentShow } from './TaxDocumentShow.tsx'

export const resource = defineResource({
  name: 'tax-documents',
  menu: { group: 'commerce', order: 9 },
  icon: RequestPageOutlined,
  list: TaxDocumentList,
  show: TaxDocumentShow,
})
