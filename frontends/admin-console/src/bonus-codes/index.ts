import RedeemOutlined from '@mui/icons-material/RedeemOutlined'
import { BonusCodeCreate } from './BonusCodeCreate.tsx'
import { BonusCodeList } from './BonusCodeList.tsx'
import { BonusCodeShow } from './BonusCodeShow.tsx'

export const bonusCodes = {
  name: 'bonus-codes',
  icon: RedeemOutlined,
  list: BonusCodeList,
  show: BonusCodeShow,
  create: BonusCodeCreate,
  recordRepresentation: 'code',
}
