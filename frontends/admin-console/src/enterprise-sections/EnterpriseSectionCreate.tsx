import {
  AutocompleteInput,
  Create,
  ListButton,
  ReferenceInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
} from 'react-admin'

const byName = (q: string) => ({ q })

export function EnterpriseSectionCreate() {
  return (
    <Create
      title="console.rooms.createSection"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="list"
      sx={{ maxWidth: '40rem' }}
    >
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <ReferenceInput source="roomId" reference="enterprise-rooms">
          <AutocompleteInput filterToQuery={byName} validate={required()} />
        </ReferenceInput>
        <TextInput source="name" validate={required()} />
      </SimpleForm>
    </Create>
  )
}
