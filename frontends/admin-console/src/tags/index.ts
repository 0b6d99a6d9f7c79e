import LabelOutlined from '@mui/icons-material/LabelOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

export const tags = masterResource('tags', LabelOutlined)
