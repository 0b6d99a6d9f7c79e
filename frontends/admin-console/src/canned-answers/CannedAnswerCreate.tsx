import { Create, SaveButton, SimpleForm, Toolbar } from 'react-admin'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'

export function CannedAnswerCreate() {
  return (
    <Create title="console.cannedAnswers.create" redirect="list" sx={{ maxWidth: '48rem' }}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <CannedAnswerInputs />
      </SimpleForm>
    </Create>
  )
}
