import { CreateForm } from '../components/CreateForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { toCannedAnswerBody } from './canned-answer-body.ts'

export function CannedAnswerCreate() {
  return (
    <CreateForm
      title="console.cannedAnswers.create"
      redirect="list"
      transform={toCannedAnswerBody}
      maxWidth="48rem"
    >
      <CannedAnswerInputs />
    </CreateForm>
  )
}
