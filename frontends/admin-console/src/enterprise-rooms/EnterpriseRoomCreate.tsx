import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin'
import { createEnterpriseRoomLimits } from '../api/limits.gen/create-enterprise-room.ts'
import { CreateForm } from '../components/CreateForm.tsx'
import { toRequiredValidators } from '../components/limit-validators.ts'
import { SORT_BY_NAME, toTextFilter } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'

const nameValidators = toRequiredValidators(createEnterpriseRoomLimits.name)

export function EnterpriseRoomCreate() {
  return (
    <CreateForm title="console.rooms.createRoom" redirect="list">
      <ReferenceInput source="agencyId" reference="enterprise-agencies" sort={SORT_BY_NAME}>
        <AutocompleteInput filterToQuery={toTextFilter} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={nameValidators} />
    </CreateForm>
  )
}
