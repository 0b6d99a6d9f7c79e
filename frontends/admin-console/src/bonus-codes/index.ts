import { defineResource } from '@hibiki/admin-resource/console'
import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { BonusCodeCreate } from './BonusCodeCreate.tsx'
import { BonusCodeList } from './BonusCodeList.tsx'
import { BonusCodeShow } from './BonusCodeShow.tsx'

export const resource = defineResource({
  name: 'bonus-codes',
  menu: { group: 'commerce', order: 6 },
  icon: RedeemOutlined,
  list: BonusCodeList,
  show: BonusCodeShow,
  create: BonusCodeCreate,
  recordRepresentation: 'code',
})
