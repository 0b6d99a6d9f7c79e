import { Edit, ListButton, ShowButton, SimpleForm, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'
import { type EnterpriseAgency, fieldsOf } from './types.ts'

export function EnterpriseAgencyEdit() {
  return (
    <Edit<EnterpriseAgency>
      mutationMode="pessimistic"
      redirect="show"
      transform={fieldsOf}
      actions={
        <TopToolbar>
          <ListButton />
          <ShowButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <SimpleForm toolbar={<SaveToolbar />} resetOptions={preserveInput}>
        <EnterpriseAgencyInputs />
      </SimpleForm>
    </Edit>
  )
}
