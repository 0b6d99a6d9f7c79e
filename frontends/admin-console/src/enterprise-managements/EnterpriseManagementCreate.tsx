import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { CreateForm } from '../components/CreateForm.tsx'
import { toTextFilter } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import { formatSectionPlace, SORT_BY_PLACE } from './types.ts'

const SORT_BY_TITLE = { field: 'title', order: 'ASC' } as const
/** Sounds of the trial page cannot play in rooms. */
const ROOM_SOUNDS_FILTER = { experience: false }

/** Assigns a sound to a section; it stays silent until somebody or the schedule plays it. */
export function EnterpriseManagementCreate() {
  return (
    <CreateForm title="console.rooms.addSound" redirect="list">
      <ReferenceInput source="sectionId" reference="enterprise-sections" sort={SORT_BY_PLACE}>
        <AutocompleteInput
          optionText={formatSectionPlace}
          filterToQuery={toTextFilter}
          validate={required()}
        />
      </ReferenceInput>
      <ReferenceInput
        source="soundId"
        reference="enterprise-sounds"
        filter={ROOM_SOUNDS_FILTER}
        sort={SORT_BY_TITLE}
      >
        <AutocompleteInput
          optionText="title"
          filterToQuery={toTextFilter}
          validate={required()}
          helperText="console.rooms.soundHelp"
        />
      </ReferenceInput>
    </CreateForm>
  )
}
