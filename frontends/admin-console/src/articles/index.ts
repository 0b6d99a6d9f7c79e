import { defineResource } from '@hibiki/admin-resource/console'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { ArticleEdit } from './ArticleEdit.tsx'
import { ArticleList } from './ArticleList.tsx'

export const resource = defineResource({
  name: 'articles',
  menu: { group: 'support', order: 3 },
  icon: ArticleOutlined,
  list: ArticleList,
  edit: ArticleEdit,
  recordRepresentation: 'title',
})
