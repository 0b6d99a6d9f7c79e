import { defineResource } from '@hibiki/admin-resource/console'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import { ContractCreate } from './ContractCreate.tsx'
import { ContractList } from './ContractList.tsx'
import { ContractShow } from './ContractShow.tsx'

export const resource = defineResource({
  name: 'contracts',
  menu: { group: 'commerce', order: 2 },
  icon: HandshakeOutlined,
  list: ContractList,
  show: ContractShow,
  create: ContractCreate,
})
