import MoveUpOutlined from '@mui/icons-material/MoveUpOutlined'
import { TransferCreate } from './TransferCreate.tsx'
import { TransferList } from './TransferList.tsx'
import { TransferShow } from './TransferShow.tsx'
import type { Transfer } from './types.ts'

export const transfers = {
  name: 'transfers',
  icon: MoveUpOutlined,
  list: TransferList,
  create: TransferCreate,
  show: TransferShow,
  recordRepresentation: ({ rows }: Transfer) => rows.map(({ username }) => username).join('、'),
}
