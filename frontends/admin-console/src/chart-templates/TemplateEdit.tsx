import { Edit, useRecordContext } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { FieldBoundary } from '../components/FieldBoundary.tsx'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { TemplateInputs } from './TemplateInputs.tsx'
import { bodyOf, errorsInForm, formOf, isOurs, type Template, type TemplateForm } from './types.ts'

const toolbar = <SaveToolbar />

/** One of our templates, in both languages at once; charts that were made from it stay as they are. */
export function TemplateEdit() {
  return (
    <Edit
      actions={<EditActions />}
      mutationMode="pessimistic"
      redirect="show"
      transform={(form: TemplateForm, options?: { previousData?: Template }) =>
        bodyOf(form, options?.previousData ?? { names: {}, formats: {} })
      }
      sx={{ maxWidth: '56rem' }}
    >
      <FieldBoundary>
        <TemplateFormOfOurs />
      </FieldBoundary>
    </Edit>
  )
}

function TemplateFormOfOurs() {
  const template = useRecordContext<Template>()
  if (!template || !isOurs(template)) return null
  return (
    <RecordForm
      errorsInForm={errorsInForm}
      record={{ id: template.id, ...formOf(template) }}
      toolbar={toolbar}
      resetOptions={preserveInput}
    >
      <TemplateInputs />
    </RecordForm>
  )
}
