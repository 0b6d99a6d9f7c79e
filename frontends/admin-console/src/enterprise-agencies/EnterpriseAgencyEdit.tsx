import { Edit } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'
import { type EnterpriseAgency, fieldsOf } from './types.ts'

export function EnterpriseAgencyEdit() {
  return (
    <Edit<EnterpriseAgency>
      mutationMode="pessimistic"
      redirect="show"
      transform={fieldsOf}
      actions={<EditActions />}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm toolbar={<SaveToolbar />} resetOptions={preserveInput}>
        <EnterpriseAgencyInputs />
      </RecordForm>
    </Edit>
  )
}
