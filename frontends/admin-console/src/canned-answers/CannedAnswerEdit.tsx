import { Edit, ListButton, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { cannedAnswerBody } from './canned-answer-body.ts'

export function CannedAnswerEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="list"
      transform={cannedAnswerBody}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
    >
      <RecordForm resetOptions={preserveInput}>
        <CannedAnswerInputs />
      </RecordForm>
    </Edit>
  )
}
