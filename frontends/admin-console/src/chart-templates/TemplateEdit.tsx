import { Edit, useRecordContext } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { FieldErrorBoundary } from '../components/FieldErrorBoundary.tsx'
import { KEEP_TYPED_VALUES, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { TemplateInputs } from './TemplateInputs.tsx'
import {
  isOwnTemplate,
  type Template,
  type TemplateForm,
  toFormErrors,
  toTemplateBody,
  toTemplateForm,
} from './template-form.ts'

const toolbar = <SaveToolbar />

/** Edits one of Hibiki's own templates in both languages at once; existing charts do not change. */
export function TemplateEdit() {
  return (
    <Edit
      actions={<EditActions />}
      mutationMode="pessimistic"
      redirect="show"
      transform={(form: TemplateForm, options?: { previousData?: Template }) =>
        toTemplateBody(form, options?.previousData ?? { names: {}, formats: {} })
      }
      sx={{ maxWidth: '56rem' }}
    >
      <FieldErrorBoundary>
        <OwnTemplateForm />
      </FieldErrorBoundary>
    </Edit>
  )
}

function OwnTemplateForm() {
  const template = useRecordContext<Template>()
  if (!template || !isOwnTemplate(template)) return null
  return (
    <RecordForm
      toFormErrors={toFormErrors}
      record={{ id: template.id, ...toTemplateForm(template) }}
      toolbar={toolbar}
      resetOptions={KEEP_TYPED_VALUES}
    >
      <TemplateInputs />
    </RecordForm>
  )
}
