import type { ReactNode } from 'react'
import { Create, ListButton, type RaRecord, TopToolbar, type TransformData } from 'react-admin'
import { RecordForm } from './RecordForm.tsx'
import { SaveToolbar } from './SaveToolbar.tsx'

interface Props {
  /** A key of the texts. */
  title: string
  redirect: 'list' | 'show'
  defaultValues?: Partial<RaRecord>
  transform?: TransformData
  maxWidth?: string
  children: ReactNode
}

/** A page that creates one record, with the way back to the list. */
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
