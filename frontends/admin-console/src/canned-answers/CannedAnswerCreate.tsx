import { CreateForm } from '../components/CreateForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'

export function CannedAnswerCreate() {
  return (
    <CreateForm title="console.cannedAnswers.create" redirect="list" maxWidth="48rem">
      <CannedAnswerInputs />
    </CreateForm>
  )
}
