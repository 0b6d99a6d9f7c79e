import {
  AutocompleteInput,
  Edit,
  ListButton,
  ReferenceInput,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
} from 'react-admin'
import type { RowOf } from '../api/contract.ts'

type Account = RowOf<'GET /admin/enterprise-accounts'>

const byName = (q: string) => ({ q })
/** An empty choice takes the account away from its enterprise. */
const agencyOf = ({ agencyId }: Partial<Account>) => ({ agencyId: agencyId || null })

export function EnterpriseAccountEdit() {
  return (
    <Edit<Account>
      mutationMode="pessimistic"
      redirect="list"
      transform={agencyOf}
      actions={
        <TopToolbar>
          <ListButton />
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
        <ReferenceInput source="agencyId" reference="enterprise-agencies">
          <AutocompleteInput filterToQuery={byName} helperText="console.rooms.assignHelp" />
        </ReferenceInput>
      </SimpleForm>
    </Edit>
  )
}
