import { Edit, ListButton, SaveButton, ShowButton, SimpleForm, Toolbar, TopToolbar } from 'react-admin'
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
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <EnterpriseAgencyInputs />
      </SimpleForm>
    </Edit>
  )
}
