import { Create, ListButton, SaveButton, Toolbar, TopToolbar } from 'react-admin'
import { RecordForm } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { CheckInputs } from './form/CheckInputs.tsx'
import { checkProblems } from './form/check-problems.ts'
import { PreviewButton } from './form/PreviewButton.tsx'
import { type Check, checkBody, newCheckBody, newQuestion } from './types.ts'

const toolbar = (
  <Toolbar sx={{ gap: 1 }}>
    <SaveButton />
    <PreviewButton />
  </Toolbar>
)
const maxWidth = '56rem'
const fresh = { intervalDays: 30, displayOrder: 0 }

export function MentalCheckCreate() {
  return (
    <Create
      title="console.mentalChecks.create"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      transform={newCheckBody}
      sx={{ maxWidth }}
    >
      <RecordForm
        defaultValues={() => ({ ...fresh, items: [newQuestion(undefined)] })}
        validate={checkProblems}
        toolbar={toolbar}
      >
        <CheckInputs />
      </RecordForm>
    </Create>
  )
}

export function MentalCheckEdit() {
  return (
    <RevisionEdit<Check>
      revision="revision"
      body={checkBody}
      sx={{ maxWidth }}
      form={{ validate: checkProblems, toolbar }}
    >
      <CheckInputs />
    </RevisionEdit>
  )
}
