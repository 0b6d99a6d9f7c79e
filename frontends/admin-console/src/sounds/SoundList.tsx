import {
  CreateButton,
  DataTable,
  FunctionField,
  NullableBooleanInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { DateTimeField } from '../components/DateTimeField.tsx'
import { Person } from '../components/Person.tsx'
import { Rows } from '../components/Rows.tsx'
import { SoundListPage } from '../components/SoundListPage.tsx'
import { SoundKindTag, SoundStateTag } from './SoundTags.tsx'
import { clock, type Sound, soundKinds } from './types.ts'

const filters = [
  <TextInput key="q" source="q" type="search" alwaysOn resettable sx={{ minWidth: '16rem' }} />,
  <SelectInput key="kind" source="kind" alwaysOn choices={choicesOf(soundKinds, 'console.sounds.kind')} />,
  <NullableBooleanInput
    key="withdrawn"
    source="withdrawn"
    alwaysOn
    nullLabel="console.sounds.state.all"
    trueLabel="console.sounds.state.withdrawn"
    falseLabel="console.sounds.state.published"
  />,
]

const length = (
  <FunctionField<Sound> render={({ durationSeconds }) => clock(durationSeconds)} variant="inherit" />
)

const card = {
  title: <TextField source="title" component="span" variant="inherit" />,
  tag: <SoundKindTag />,
  lines: (
    <>
      {length} · <SoundStateTag />
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
      <Rows card={card}>
        <DataTable.Col source="title">
          <FunctionField<Sound> render={({ title, fileName }) => <Person name={title} detail={fileName} />} />
        </DataTable.Col>
        <DataTable.Col source="kind">
          <SoundKindTag />
        </DataTable.Col>
        <DataTable.Col source="durationSeconds">{length}</DataTable.Col>
        <DataTable.NumberCol source="loudnessLufs" options={{ maximumFractionDigits: 1 }} />
        <DataTable.Col source="withdrawnAt">
          <SoundStateTag />
        </DataTable.Col>
        <DataTable.Col source="publishedAt">
          <DateTimeField source="publishedAt" />
        </DataTable.Col>
      </Rows>
    </SoundListPage>
  )
}
