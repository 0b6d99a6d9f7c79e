import {
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  useGetList,
  useRecordContext,
} from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { required } from '../components/text-validators.ts'
import { useDemoSoundProgressText } from '../components/use-demo-sound-progress-text.ts'
import { HoursArrayInput, HoursHeading } from '../enterprise-rooms/HoursArrayInput.tsx'
import { DEFAULT_HOURS } from '../enterprise-rooms/HoursEntryInputs.tsx'
import { NameAndHoursEdit } from '../enterprise-rooms/NameAndHoursEdit.tsx'
import { DeleteSectionButton } from './DeleteSectionButton.tsx'

type Section = RowOf<'GET /admin/enterprise-sections'>
type Management = RowOf<'GET /admin/enterprise-managements'>

const toBody = ({ name, position, windows }: Partial<Section>) => ({ name, position, windows: windows ?? [] })
/** A section has at most fifty sounds. */
const ALL_SOUNDS = { pagination: { page: 1, perPage: 50 }, sort: { field: 'title', order: 'ASC' } } as const

const DEFAULT_WINDOW = { ...DEFAULT_HOURS, soundIds: [], volume: 0.5 }

/** Edits the name of a section, and its schedule of sounds that play automatically. */
export function EnterpriseSectionEdit() {
  return (
    <NameAndHoursEdit<Section> transform={toBody} deleteButton={<DeleteSectionButton />}>
      <Schedule />
    </NameAndHoursEdit>
  )
}

function Schedule() {
  const section = useRecordContext<Section>()
  const { data: sounds, refetch } = useGetList<Management>(
    'enterprise-managements',
    { ...ALL_SOUNDS, filter: { sectionId: section?.id } },
    { enabled: section !== undefined },
  )
  const progressText = useDemoSoundProgressText(() => void refetch())
  if (!sounds) return null
  const choices = sounds.map(({ soundId, title }) => ({ id: soundId, name: title }))
  const noSoundsText = progressText ?? 'console.rooms.noSoundsHere'
  const help = sounds.length > 0 ? 'console.rooms.scheduleHelp' : noSoundsText
  return (
    <>
      <HoursHeading title="console.rooms.schedule" help={help} />
      {sounds.length > 0 && (
        <HoursArrayInput source="windows" count={section?.windows.length ?? 0} newItem={DEFAULT_WINDOW}>
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
        </HoursArrayInput>
      )}
    </>
  )
}
