import PublicOutlined from '@mui/icons-material/PublicOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

export const countries = masterResource('countries', PublicOutlined)
