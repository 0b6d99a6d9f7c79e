import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FunctionField,
  ReferenceInput,
  TextField,
  TextInput,
  useTranslate,
} from 'react-admin'
import { byText } from '../components/choices.ts'
import { Person } from '../components/Person.tsx'
import { Rows } from '../components/Rows.tsx'
import { SoundListPage } from '../components/SoundListPage.tsx'
import { PlayingTag } from './PlayingTag.tsx'
import { byPlace, type EnterpriseManagement, placeOf } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <ReferenceInput key="sectionId" source="sectionId" reference="enterprise-sections" sort={byPlace}>
    <AutocompleteInput optionText={placeOf} filterToQuery={byText} sx={{ minWidth: '16rem' }} />
  </ReferenceInput>,
]

const percent = ({ volume }: EnterpriseManagement) => `${Math.round(volume * 100)}%`

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <PlayingTag />,
  lines: (
    <FunctionField<EnterpriseManagement>
      render={(row) => `${row.agencyName} / ${row.roomName} / ${row.sectionName} · ${percent(row)}`}
      variant="inherit"
    />
  ),
}

export function EnterpriseManagementList() {
  const translate = useTranslate()
  return (
    <SoundListPage
      sort={{ field: 'agencyName', order: 'ASC' }}
      filters={filters}
      empty="console.rooms.noSounds"
      actions={<CreateButton variant="contained" label={translate('console.rooms.addSound')} />}
    >
      <Rows card={card}>
        <DataTable.Col source="agencyName" />
        <DataTable.Col source="roomName" />
        <DataTable.Col source="sectionName" />
        <DataTable.Col source="title">
          <FunctionField<EnterpriseManagement>
            render={({ title, fileName }) => <Person name={title} detail={fileName} />}
          />
        </DataTable.Col>
        <DataTable.Col source="playing">
          <PlayingTag />
        </DataTable.Col>
        <DataTable.NumberCol source="volume" options={{ style: 'percent' }} />
      </Rows>
    </SoundListPage>
  )
}
