import { CreateForm } from '../components/CreateForm.tsx'
import { KEEP_TYPED_VALUES } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { AwardInputs } from './AwardInputs.tsx'
import { type AwardForm, toAwardChange, toNewAward } from './award-body.ts'
import { DeleteAwardButton } from './DeleteAwardButton.tsx'

const maxWidth = '48rem'
const NEW_AWARD = { order: 0, visible: true }

export function AwardCreate() {
  return (
    <CreateForm
      title="console.awards.create"
      redirect="show"
      defaultValues={NEW_AWARD}
      transform={toNewAward}
      maxWidth={maxWidth}
    >
      <AwardInputs isNew />
    </CreateForm>
  )
}

export function AwardEdit() {
  return (
    <RevisionEdit<AwardForm>
      revision="updatedAt"
      toBody={toAwardChange}
      sx={{ maxWidth }}
      form={{
        resetOptions: KEEP_TYPED_VALUES,
        toolbar: <SaveToolbar deleteButton={<DeleteAwardButton />} />,
      }}
    >
      <AwardInputs isNew={false} />
    </RevisionEdit>
  )
}
