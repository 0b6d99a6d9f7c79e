import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import { ContractCreate } from './ContractCreate.tsx'
import { ContractList } from './ContractList.tsx'
import { ContractShow } from './ContractShow.tsx'

export const contracts = {
  name: 'contracts',
  icon: HandshakeOutlined,
  list: ContractList,
  show: ContractShow,
  create: ContractCreate,
}
