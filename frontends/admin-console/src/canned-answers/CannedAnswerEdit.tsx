import { ListButton, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { type CannedAnswer, cannedAnswerChange } from './canned-answer-body.ts'

export function CannedAnswerEdit() {
  return (
    <RevisionEdit<CannedAnswer>
      revision="updatedAt"
      body={cannedAnswerChange}
      redirect="list"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
      form={{ resetOptions: preserveInput }}
    >
      <CannedAnswerInputs />
    </RevisionEdit>
  )
}
