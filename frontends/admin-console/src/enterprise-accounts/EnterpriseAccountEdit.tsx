import { AutocompleteInput, Edit, ListButton, ReferenceInput, TopToolbar } from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { byText, nameOrder } from '../components/choices.ts'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'

type Account = RowOf<'GET /admin/enterprise-accounts'>

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
      <RecordForm toolbar={<SaveToolbar />} resetOptions={preserveInput}>
        <ReferenceInput source="agencyId" reference="enterprise-agencies" sort={nameOrder}>
          <AutocompleteInput filterToQuery={byText} helperText="console.rooms.assignHelp" />
        </ReferenceInput>
      </RecordForm>
    </Edit>
  )
}
