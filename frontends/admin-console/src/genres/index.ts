import CategoryOutlined from '@mui/icons-material/CategoryOutlined'
import { masterResource } from '../master-data/master-resource.tsx'

/** Sounds of nature and Kanade take a genre of either family, sound therapy one of music. */
export const genres = masterResource('genres', CategoryOutlined, {
  source: 'family',
  values: ['sound', 'music'],
})
