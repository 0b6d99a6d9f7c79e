import { Create, ListButton, SaveButton, SimpleForm, Toolbar, TopToolbar } from 'react-admin'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'

export function EnterpriseAgencyCreate() {
  return (
    <Create
      title="console.rooms.createAgency"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      sx={{ maxWidth: '40rem' }}
    >
      <SimpleForm
        defaultValues={{ alertEmail: null, language: 'ja' }}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <EnterpriseAgencyInputs />
      </SimpleForm>
    </Create>
  )
}
