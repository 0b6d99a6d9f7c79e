import { type ConsoleResource, defineResource } from '@hibiki/admin-resource/console'
import { MasterCreate, MasterEdit } from './MasterForms.tsx'
import { MasterList } from './MasterList.tsx'
import { type ExtraField, getMasterName } from './types.ts'

interface Options extends Pick<ConsoleResource, 'name' | 'menu' | 'icon'> {
  extra?: ExtraField | null
}

/** Defines the pages of one kind of master data; the kinds differ in at most one field. */
export const defineMasterResource = ({ extra = null, ...resource }: Options) =>
  defineResource({
    ...resource,
    list: () => <MasterList extra={extra} />,
    create: () => <MasterCreate extra={extra} />,
    edit: () => <MasterEdit extra={extra} />,
    recordRepresentation: getMasterName,
  })
