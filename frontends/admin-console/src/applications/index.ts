import { defineResource } from '@hibiki/admin-resource/console'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import { ApplicationList } from './ApplicationList.tsx'
import { ApplicationShow } from './ApplicationShow.tsx'
import type { Application } from './types.ts'

export const resource = defineResource({
  name: 'applications',
  menu: { group: 'procedures', order: 1 },
  icon: HowToRegOutlined,
  list: ApplicationList,
  show: ApplicationShow,
  recordRepresentation: ({ code }: Application) => code,
})
