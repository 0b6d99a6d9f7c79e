import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { GrantList } from './GrantList.tsx'

export const grants = { name: 'grants', icon: KeyOutlined, list: GrantList }
