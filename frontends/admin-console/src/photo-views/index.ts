import { defineResource } from '@hibiki/admin-resource/console'
import ImageSearchOutlined from '@mui/icons-material/ImageSearchOutlined'
import { PhotoViewList } from './PhotoViewList.tsx'

export const resource = defineResource({
  name: 'photo-views',
  menu: { group: 'aiesthe', order: 4 },
  icon: ImageSearchOutlined,
  list: PhotoViewList,
})
