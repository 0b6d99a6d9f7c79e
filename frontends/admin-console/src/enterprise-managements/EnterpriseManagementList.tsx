import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  FunctionField,
  ReferenceInput,
  TextField,
  TextInput,
} from 'react-admin'
import { NameWithDetail } from '../components/NameWithDetail.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { SoundListPage } from '../components/SoundListPage.tsx'
import { toTextFilter } from '../components/select-choices.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { RequestedPlaybackTag } from './RequestedPlaybackTag.tsx'
import { type EnterpriseManagement, formatSectionPlace, SORT_BY_PLACE } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '14rem' }} />,
  <ReferenceInput key="sectionId" source="sectionId" reference="enterprise-sections" sort={SORT_BY_PLACE}>
    <AutocompleteInput
      optionText={formatSectionPlace}
      filterToQuery={toTextFilter}
      sx={{ minWidth: '16rem' }}
    />
  </ReferenceInput>,
]

const formatVolume = ({ volume }: EnterpriseManagement) => `${Math.round(volume * 100)}%`

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <RequestedPlaybackTag />,
  lines: (
    <FunctionField<EnterpriseManagement>
      render={(row) => `${row.agencyName} / ${row.roomName} / ${row.sectionName} · ${formatVolume(row)}`}
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
      <ResponsiveRows card={card}>
        <DataTable.Col source="agencyName" />
        <DataTable.Col source="roomName" />
        <DataTable.Col source="sectionName" />
        <DataTable.Col source="title">
          <FunctionField<EnterpriseManagement>
            render={({ title, fileName }) => <NameWithDetail name={title} detail={fileName} />}
          />
        </DataTable.Col>
        <DataTable.Col source="playing">
          <RequestedPlaybackTag />
        </DataTable.Col>
        <DataTable.NumberCol source="volume" options={{ style: 'percent' }} />
      </ResponsiveRows>
    </SoundListPage>
  )
}
