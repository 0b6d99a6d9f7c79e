import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import { ApplicationList } from './ApplicationList.tsx'
import { ApplicationShow } from './ApplicationShow.tsx'
import type { Application } from './types.ts'

export const applications = {
  name: 'applications',
  icon: HowToRegOutlined,
  list: ApplicationList,
  show: ApplicationShow,
  recordRepresentation: ({ code }: Application) => code,
}
