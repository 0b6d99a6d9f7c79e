import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  CheckboxGroupInput,
  Edit,
  ListButton,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  TopToolbar,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { RowOf } from '../api/contract.ts'
import { preserveInput } from '../components/preserve-input.ts'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { AddHoursButton } from '../enterprise-rooms/AddHoursButton.tsx'
import { HoursInputs, mostHours, newHours } from '../enterprise-rooms/HoursInputs.tsx'
import { DeleteSectionButton } from './DeleteSectionButton.tsx'

type Section = RowOf<'GET /admin/enterprise-sections'>
type Management = RowOf<'GET /admin/enterprise-managements'>

const toBody = ({ name, position, windows }: Partial<Section>) => ({
  ...{ name, position, windows: windows ?? [] },
})
/** A section has fifty sounds at most. */
const everySound = { pagination: { page: 1, perPage: 50 }, sort: { field: 'title', order: 'ASC' } } as const

/** The name of a section, and when which of its sounds play by themselves. */
export function EnterpriseSectionEdit() {
  return (
    <Edit<Section>
      mutationMode="pessimistic"
      redirect="list"
      transform={toBody}
      actions={
        <TopToolbar sx={{ gap: 1 }}>
          <ListButton />
          <DeleteSectionButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <SimpleForm resetOptions={preserveInput} toolbar={<SaveToolbar />}>
        <TextInput source="name" validate={required()} />
        <Schedule />
      </SimpleForm>
    </Edit>
  )
}

function Schedule() {
  const translate = useTranslate()
  const section = useRecordContext<Section>()
  const { data: sounds } = useGetList<Management>(
    'enterprise-managements',
    { ...everySound, filter: { sectionId: section?.id } },
    { enabled: section !== undefined },
  )
  if (!sounds) return null
  const choices = sounds.map(({ soundId, title }) => ({ id: soundId, name: title }))
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {translate('console.rooms.schedule')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(sounds.length > 0 ? 'console.rooms.scheduleHelp' : 'console.rooms.noSoundsHere')}
      </Typography>
      {sounds.length > 0 && (
        <ArrayInput source="windows" label={false}>
          <SimpleFormIterator
            disableReordering
            addButton={<AddHoursButton />}
            disableAdd={(section?.windows.length ?? 0) >= mostHours}
            disableClear
            getItemDefaults={() => ({ ...newHours, soundIds: [], volume: 0.5 })}
          >
            <HoursInputs />
            <CheckboxGroupInput
              source="soundIds"
              label="console.rooms.windowSounds"
              choices={choices}
              translateChoice={false}
              validate={required()}
            />
            <NumberInput
              source="volume"
              label="console.rooms.percent"
              format={(volume) => (volume === undefined ? volume : Math.round(volume * 100))}
              parse={(text) => (text === '' ? null : Number(text) / 100)}
              min={0}
              max={100}
              validate={[required(), minValue(0), maxValue(1)]}
            />
          </SimpleFormIterator>
        </ArrayInput>
      )}
    </>
  )
}
