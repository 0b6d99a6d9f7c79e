import { useState } from 'react'
import {
  Create,
  Edit,
  type HttpError,
  ListButton,
  SaveButton,
  ShowButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useEditContext,
  useNotify,
} from 'react-admin'
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
      <SimpleForm
        defaultValues={() => ({ ...fresh, items: [newQuestion(undefined)] })}
        validate={checkProblems}
        toolbar={toolbar}
      >
        <CheckInputs />
      </SimpleForm>
    </Create>
  )
}

/** Whoever else saves meanwhile is not written over unseen: the form keeps the revision that it was opened with. */
const readOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false }

export function MentalCheckEdit() {
  const notify = useNotify()
  const [isEdited, setIsEdited] = useState(false)
  const onError = (error: unknown) => {
    const { status, message, body } = error as HttpError
    if (status === 409) setIsEdited(true)
    else if (!body?.errors) notify(message, { type: 'error', messageArgs: { _: message } })
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
    <SimpleForm validate={checkProblems} toolbar={toolbar}>
      {isEdited && <EditedElsewhere />}
      <CheckInputs />
    </SimpleForm>
  )
}
