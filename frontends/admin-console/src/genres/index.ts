import CategoryOutlined from '@mui/icons-material/CategoryOutlined'
import { defineMasterResource } from '../master-data/define-master-resource.tsx'

/** Sounds of nature and Kanade take a genre of either family, sound therapy only one of music. */
export const resource = defineMasterResource({
  name: 'genres',
  menu: { group: 'catalogue', order: 3 },
  icon: CategoryOutlined,
  extra: {
    source: 'family',
    values: ['sound', 'music'],
  },
})
