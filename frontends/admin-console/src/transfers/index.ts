import { defineResource } from '@hibiki/admin-resource/console'
import MoveUpOutlined from '@mui/icons-material/MoveUpOutlined'
import { TransferCreate } from './TransferCreate.tsx'
import { TransferList } from './TransferList.tsx'
import { TransferShow } from './TransferShow.tsx'
import type { Transfer } from './types.ts'

export const resource = defineResource({
  name: 'transfers',
  menu: { group: 'procedures', order: 3 },
  icon: MoveUpOutlined,
  list: TransferList,
  create: TransferCreate,
  show: TransferShow,
  recordRepresentation: ({ rows }: Transfer) => rows.map(({ username }) => username).join('、'),
})
