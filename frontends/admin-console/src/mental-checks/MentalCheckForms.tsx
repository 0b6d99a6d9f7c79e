import { Create, ListButton, SaveButton, Toolbar, TopToolbar } from 'react-admin'
import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { RecordForm } from '../components/RecordForm.tsx'
import { CheckInputs } from './form/CheckInputs.tsx'
import { findCheckProblems } from './form/find-check-problems.ts'
import { PreviewButton } from './form/PreviewButton.tsx'
import { type Check, createQuestion, toCheckUpdateBody, toNewCheckBody } from './types.ts'

const toolbar = (
  <Toolbar sx={{ gap: 1 }}>
    <SaveButton />
    <PreviewButton />
  </Toolbar>
)
const maxWidth = '56rem'
const NEW_CHECK = { titles: {}, intervalDays: 30, displayOrder: 0 }

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
      transform={toNewCheckBody}
      sx={{ maxWidth }}
    >
      <RecordForm
        defaultValues={() => ({ ...NEW_CHECK, items: [createQuestion(undefined)] })}
        validate={findCheckProblems}
        toolbar={toolbar}
      >
        <CheckInputs />
      </RecordForm>
    </Create>
  )
}

export function MentalCheckEdit() {
  return (
    <ConflictAwareEdit<Check>
      revision="revision"
      toBody={toCheckUpdateBody}
      sx={{ maxWidth }}
      form={{ validate: findCheckProblems, toolbar }}
    >
      <CheckInputs />
    </ConflictAwareEdit>
  )
}
