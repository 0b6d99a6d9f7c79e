import type { ReactNode } from 'react'
import { Create, ListButton, type RaRecord, TopToolbar, type TransformData } from 'react-admin'
import type { TextKey } from '../i18n/use-translate.ts'
import { RecordForm } from './RecordForm.tsx'
import { SaveToolbar } from './SaveToolbar.tsx'

interface Props {
  /** The translation key of the page title. */
  title: TextKey
  redirect: 'list' | 'show'
  defaultValues?: Partial<RaRecord>
  transform?: TransformData
  maxWidth?: string
  children: ReactNode
}

/** Creates one record on a page of its own, with a button back to the list. */
export function CreateForm({
  title,
  redirect,
  defaultValues,
  transform,
  maxWidth = '40rem',
  children,
}: Props) {
  return (
    <Create
      title={title}
      redirect={redirect}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      {...(transform && { transform })}
      sx={{ maxWidth }}
    >
      <RecordForm {...(defaultValues && { defaultValues })} toolbar={<SaveToolbar />}>
        {children}
      </RecordForm>
    </Create>
  )
}
