import { defineResource } from '@hibiki/admin-resource/console'
import LibraryMusicOutlined from '@mui/icons-material/LibraryMusicOutlined'
import { SoundCreate } from './SoundCreate.tsx'
import { SoundEdit } from './SoundEdit.tsx'
import { SoundList } from './SoundList.tsx'
import { SoundShow } from './SoundShow.tsx'
import type { Sound } from './types.ts'

export const resource = defineResource({
  name: 'sounds',
  menu: { group: 'catalogue', order: 1 },
  icon: LibraryMusicOutlined,
  list: SoundList,
  create: SoundCreate,
  edit: SoundEdit,
  show: SoundShow,
  recordRepresentation: ({ title }: Sound) => title,
})
