import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { createEnterpriseSectionLimits } from '../api/limits.gen/create-enterprise-section.ts'
import { CreateForm } from '../components/CreateForm.tsx'
import { toRequiredValidators } from '../components/limit-validators.ts'
import { SORT_BY_NAME, toTextFilter } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'

/** Hotels use the same room names, so the enterprise stands before the room. */
const formatRoomPlace = ({ agencyName, name }: RowOf<'GET /admin/enterprise-rooms'>) =>
  `${agencyName} / ${name}`

const nameValidators = toRequiredValidators(createEnterpriseSectionLimits.name)

export function EnterpriseSectionCreate() {
  return (
    <CreateForm title="console.rooms.createSection" redirect="list">
      <ReferenceInput source="roomId" reference="enterprise-rooms" sort={SORT_BY_NAME}>
        <AutocompleteInput optionText={formatRoomPlace} filterToQuery={toTextFilter} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={nameValidators} />
    </CreateForm>
  )
}
