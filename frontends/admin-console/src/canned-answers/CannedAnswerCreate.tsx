import { CreateForm } from '../components/CreateForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'
import { toNewCannedAnswerBody } from './canned-answer-body.ts'

export function CannedAnswerCreate() {
  return (
    <CreateForm
      title="console.cannedAnswers.create"
      redirect="list"
      transform={toNewCannedAnswerBody}
      maxWidth="48rem"
    >
      <CannedAnswerInputs />
    </CreateForm>
  )
}
