import { Edit } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { KEEP_TYPED_VALUES, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'
import { type EnterpriseAgency, toAgencyBody } from './types.ts'

export function EnterpriseAgencyEdit() {
  return (
    <Edit<EnterpriseAgency>
      mutationMode="pessimistic"
      redirect="show"
      transform={toAgencyBody}
      actions={<EditActions />}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm toolbar={<SaveToolbar />} resetOptions={KEEP_TYPED_VALUES}>
        <EnterpriseAgencyInputs />
      </RecordForm>
    </Edit>
  )
}
