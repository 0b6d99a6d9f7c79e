import { Edit } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'
import { type EnterpriseAgency, toEnterpriseAgencyBody } from './types.ts'

export function EnterpriseAgencyEdit() {
  return (
    <Edit<EnterpriseAgency>
      mutationMode="pessimistic"
      redirect="show"
      transform={toEnterpriseAgencyBody}
      actions={<EditActions />}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm toolbar={<SaveToolbar />} resetOptions={KEEP_DIRTY_RESET_OPTIONS}>
        <EnterpriseAgencyInputs />
      </RecordForm>
    </Edit>
  )
}
