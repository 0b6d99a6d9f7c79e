import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { CreateForm } from '../components/CreateForm.tsx'
import { KEEP_DIRTY_RESET_OPTIONS } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { AwardInputs } from './AwardInputs.tsx'
import { type AwardFormValues, toAwardUpdateBody, toNewAwardBody } from './award-body.ts'
import { DeleteAwardButton } from './DeleteAwardButton.tsx'

const maxWidth = '48rem'
const NEW_AWARD = { order: 0, visible: true }

export function AwardCreate() {
  return (
    <CreateForm
      title="console.awards.create"
      redirect="show"
      defaultValues={NEW_AWARD}
      transform={toNewAwardBody}
      maxWidth={maxWidth}
    >
      <AwardInputs isNew />
    </CreateForm>
  )
}

export function AwardEdit() {
  return (
    <ConflictAwareEdit<AwardFormValues>
      revision="updatedAt"
      toBody={toAwardUpdateBody}
      sx={{ maxWidth }}
      form={{
        resetOptions: KEEP_DIRTY_RESET_OPTIONS,
        toolbar: <SaveToolbar deleteButton={<DeleteAwardButton />} />,
      }}
    >
      <AwardInputs isNew={false} />
    </ConflictAwareEdit>
  )
}
