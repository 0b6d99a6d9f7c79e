import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { CreateForm } from '../components/CreateForm.tsx'
import { byText } from '../components/choices.ts'
import { required } from '../components/text-rules.ts'
import { byPlace, placeOf } from './types.ts'

const byTitle = { field: 'title', order: 'ASC' } as const
/** Sounds of the trial page are not for rooms. */
const forRooms = { experience: false }

/** Gives a section one more sound; it is silent until somebody or the schedule plays it. */
export function EnterpriseManagementCreate() {
  return (
    <CreateForm title="console.rooms.addSound" redirect="list">
      <ReferenceInput source="sectionId" reference="enterprise-sections" sort={byPlace}>
        <AutocompleteInput optionText={placeOf} filterToQuery={byText} validate={required()} />
      </ReferenceInput>
      <ReferenceInput source="soundId" reference="enterprise-sounds" filter={forRooms} sort={byTitle}>
        <AutocompleteInput
          optionText="title"
          filterToQuery={byText}
          validate={required()}
          helperText="console.rooms.soundHelp"
        />
      </ReferenceInput>
    </CreateForm>
  )
}
