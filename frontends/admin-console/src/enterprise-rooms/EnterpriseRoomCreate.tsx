import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin'
import { CreateForm } from '../components/CreateForm.tsx'
import { byText, nameOrder } from '../components/choices.ts'
import { required } from '../components/text-rules.ts'

export function EnterpriseRoomCreate() {
  return (
    <CreateForm title="console.rooms.createRoom" redirect="list">
      <ReferenceInput source="agencyId" reference="enterprise-agencies" sort={nameOrder}>
        <AutocompleteInput filterToQuery={byText} validate={required()} />
      </ReferenceInput>
      <TextInput source="name" validate={required()} />
    </CreateForm>
  )
}
