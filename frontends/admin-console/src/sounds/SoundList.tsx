import {
  CreateButton,
  DataTable,
  FunctionField,
  NullableBooleanInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { NameWithDetail } from '../components/NameWithDetail.tsx'
import { ResponsiveRows } from '../components/ResponsiveRows.tsx'
import { SoundListPage } from '../components/SoundListPage.tsx'
import { toSelectChoices } from '../components/select-choices.ts'
import { SoundKindTag, SoundStateTag } from './SoundTags.tsx'
import { formatDuration, type Sound, soundKinds } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={toSelectChoices(soundKinds, 'console.sounds.kind')}
  />,
  <NullableBooleanInput
    key="withdrawn"
    source="withdrawn"
    alwaysOn
    nullLabel="console.sounds.state.all"
    trueLabel="console.sounds.state.withdrawn"
    falseLabel="console.sounds.state.published"
  />,
]

const duration = (
  <FunctionField<Sound> render={({ durationSeconds }) => formatDuration(durationSeconds)} variant="inherit" />
)

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <SoundKindTag />,
  lines: (
    <>
      {duration} · <SoundStateTag />
      <br />
      <DateTimeField source="publishedAt" />
    </>
  ),
}

export function SoundList() {
  return (
    <SoundListPage
      sort={{ field: 'publishedAt', order: 'DESC' }}
      filters={filters}
      empty="console.sounds.empty"
      actions={<CreateButton variant="contained" label="console.sounds.upload" />}
    >
      <ResponsiveRows card={card}>
        <DataTable.Col source="title">
          <FunctionField<Sound>
            render={({ title, fileName }) => <NameWithDetail name={title} detail={fileName} />}
          />
        </DataTable.Col>
        <DataTable.Col source="kind">
          <SoundKindTag />
        </DataTable.Col>
        <DataTable.Col source="durationSeconds">{duration}</DataTable.Col>
        <DataTable.NumberCol source="loudnessLufs" options={{ maximumFractionDigits: 1 }} />
        <DataTable.Col source="withdrawnAt">
          <SoundStateTag />
        </DataTable.Col>
        <DataTable.Col source="publishedAt">
          <DateTimeField source="publishedAt" />
        </DataTable.Col>
      </ResponsiveRows>
    </SoundListPage>
  )
}
