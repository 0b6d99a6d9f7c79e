import type { ReactNode } from 'react'
import { Edit, ListButton, type RaRecord, TextInput, TopToolbar, type TransformData } from 'react-admin'
import { toRequiredValidators } from '../components/limit-validators.ts'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'

interface Props {
  transform: TransformData
  nameLimit: { maxLength: number }
  deleteButton: ReactNode
  /** The inputs besides the name. */
  children: ReactNode
}

/** Edits a room or section: its name, and when it is open or plays. */
export function NameAndHoursEdit<Row extends RaRecord>({
  transform,
  nameLimit,
  deleteButton,
  children,
}: Props) {
  return (
    <Edit<Row>
      mutationMode="pessimistic"
      redirect="list"
      transform={transform}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm
        resetOptions={KEEP_DIRTY_RESET_OPTIONS}
        toolbar={<SaveToolbar deleteButton={deleteButton} />}
      >
        <TextInput source="name" validate={toRequiredValidators(nameLimit)} />
        {children}
      </RecordForm>
    </Edit>
  )
}
