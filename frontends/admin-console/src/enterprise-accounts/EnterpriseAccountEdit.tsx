import { AutocompleteInput, Edit, ListButton, ReferenceInput, TopToolbar } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { SORT_BY_NAME, toTextFilter } from '../components/select-choices.ts'

type Account = RowOf<'GET /admin/enterprise-accounts'>

/** An empty choice removes the account from its enterprise. */
const toAgencyChange = ({ agencyId }: Partial<Account>) => ({ agencyId: agencyId || null })

export function EnterpriseAccountEdit() {
  return (
    <Edit<Account>
      mutationMode="pessimistic"
      redirect="list"
      transform={toAgencyChange}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm toolbar={<SaveToolbar />} resetOptions={KEEP_DIRTY_RESET_OPTIONS}>
        <ReferenceInput source="agencyId" reference="enterprise-agencies" sort={SORT_BY_NAME}>
          <AutocompleteInput filterToQuery={toTextFilter} helperText="console.rooms.assignHelp" />
        </ReferenceInput>
      </RecordForm>
    </Edit>
  )
}
