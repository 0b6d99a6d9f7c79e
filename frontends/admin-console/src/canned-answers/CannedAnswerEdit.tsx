import { ListButton, TopToolbar } from 'react-admin'
import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { KEEP_DIRTY_RESET_OPTIONS } from '../components/RecordForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { type CannedAnswer, toCannedAnswerUpdateBody } from './canned-answer-body.ts'

export function CannedAnswerEdit() {
  return (
    <ConflictAwareEdit<CannedAnswer>
      revision="updatedAt"
      toBody={toCannedAnswerUpdateBody}
      redirect="list"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
      form={{ resetOptions: KEEP_DIRTY_RESET_OPTIONS }}
    >
      <CannedAnswerInputs />
    </ConflictAwareEdit>
  )
}
