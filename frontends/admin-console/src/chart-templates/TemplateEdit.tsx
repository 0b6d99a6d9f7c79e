import { Edit, useRecordContext } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { FieldErrorBoundary } from '../components/FieldErrorBoundary.tsx'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { TemplateInputs } from './TemplateInputs.tsx'
import {
  isBuiltInTemplate,
  type Template,
  type TemplateFormValues,
  toTemplateFormErrors,
  toTemplateFormValues,
  toTemplateUpdateBody,
} from './template-form-values.ts'

const toolbar = <SaveToolbar />

/** Edits one of Hibiki's own templates in both languages at once; existing charts do not change. */
export function TemplateEdit() {
  return (
    <Edit
      actions={<EditActions />}
      mutationMode="pessimistic"
      redirect="show"
      transform={(form: TemplateFormValues, options?: { previousData?: Template }) =>
        toTemplateUpdateBody(form, options?.previousData ?? { names: {}, formats: {} })
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
  if (!template || !isBuiltInTemplate(template)) return null
  return (
    <RecordForm
      toFormErrors={toTemplateFormErrors}
      record={{ id: template.id, ...toTemplateFormValues(template) }}
      toolbar={toolbar}
      resetOptions={KEEP_DIRTY_RESET_OPTIONS}
    >
      <TemplateInputs />
    </RecordForm>
  )
}
