import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { CreateForm } from '../components/CreateForm.tsx'
import { byText, nameOrder } from '../components/choices.ts'
import { required } from '../components/text-rules.ts'

/** Rooms of many hotels have the same names. */
const placeOf = ({ agencyName, name }: RowOf<'GET /admin/enterprise-rooms'>) => `${agencyName} / ${name}`

export function EnterpriseSectionCreate() {
  return (
    <CreateForm title="console.rooms.createSection" redirect="list">
      <ReferenceInput source="roomId" reference="enterprise-rooms" sort={nameOrder}>
        <AutocompleteInput optionText={placeOf} filterToQuery={byText} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={required()} />
    </CreateForm>
  )
}
