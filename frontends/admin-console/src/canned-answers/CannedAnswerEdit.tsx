import { ListButton, TopToolbar } from 'react-admin'
import { KEEP_TYPED_VALUES } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { type CannedAnswer, toCannedAnswerChange } from './canned-answer-body.ts'

export function CannedAnswerEdit() {
  return (
    <RevisionEdit<CannedAnswer>
      revision="updatedAt"
      toBody={toCannedAnswerChange}
      redirect="list"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
      form={{ resetOptions: KEEP_TYPED_VALUES }}
    >
      <CannedAnswerInputs />
    </RevisionEdit>
  )
}
