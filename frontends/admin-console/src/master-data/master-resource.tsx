import type { SvgIconComponent } from '@mui/icons-material'
import { MasterCreate, MasterEdit } from './MasterForms.tsx'
import { MasterList } from './MasterList.tsx'
import { type ExtraField, nameOf } from './types.ts'

/** The pages of one sort of master data; the sorts differ in one field at most. */
export const masterResource = (name: string, icon: SvgIconComponent, extra: ExtraField | null = null) => ({
  name,
  icon,
  list: () => <MasterList extra={extra} />,
  create: () => <MasterCreate extra={extra} />,
  edit: () => <MasterEdit extra={extra} />,
  recordRepresentation: nameOf,
})
