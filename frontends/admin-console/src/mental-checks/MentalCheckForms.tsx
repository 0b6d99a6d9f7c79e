import { useState } from 'react'
import {
  Create,
  Edit,
  type HttpError,
  ListButton,
  SaveButton,
  ShowButton,
  Toolbar,
  TopToolbar,
  useEditContext,
} from 'react-admin'
import { RecordForm } from '../components/RecordForm.tsx'
import { CheckInputs } from './form/CheckInputs.tsx'
import { checkProblems } from './form/check-problems.ts'
import { EditedElsewhere } from './form/EditedElsewhere.tsx'
import { PreviewButton } from './form/PreviewButton.tsx'
import { type Check, checkBody, newCheckBody, newQuestion } from './types.ts'

const toolbar = (
  <Toolbar sx={{ gap: 1 }}>
    <SaveButton />
    <PreviewButton />
  </Toolbar>
)
const narrow = { maxWidth: '56rem' }
const fresh = { intervalDays: 30, displayOrder: 0 }

export function MentalCheckCreate() {
  return (
    <Create
      title="console.mentalChecks.create"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      transform={newCheckBody}
      sx={narrow}
    >
      <RecordForm
        defaultValues={() => ({ ...fresh, items: [newQuestion(undefined)] })}
        validate={checkProblems}
        toolbar={toolbar}
      >
        <CheckInputs />
      </RecordForm>
    </Create>
  )
}

/** Whoever else saves meanwhile is not written over unseen: the form keeps the revision that it was opened with. */
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

export function MentalCheckEdit() {
  const [isEdited, setIsEdited] = useState(false)
  const onError = (error: unknown) => {
    if ((error as HttpError).status === 409) setIsEdited(true)
  }
  return (
    <Edit
      actions={
        <TopToolbar>
          <ListButton />
          <ShowButton />
        </TopToolbar>
      }
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      queryOptions={readOnce}
      redirect="show"
      transform={checkBody}
      sx={narrow}
    >
      <FreshForm isEdited={isEdited} />
    </Edit>
  )
}

/** Waits for the check as it is now; what an earlier page remembers of it may be old. */
function FreshForm({ isEdited }: { isEdited: boolean }) {
  const { isFetching } = useEditContext<Check>()
  const [isFresh, setIsFresh] = useState(false)
  if (!isFresh && !isFetching) setIsFresh(true)
  if (!isFresh) return null
  return (
    <RecordForm validate={checkProblems} toolbar={toolbar}>
      {isEdited && <EditedElsewhere />}
      <CheckInputs />
    </RecordForm>
  )
}
