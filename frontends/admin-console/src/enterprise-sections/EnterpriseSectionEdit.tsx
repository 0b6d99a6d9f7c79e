import { CheckboxGroupInput, NumberInput, useGetList, useRecordContext, type Validator } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { updateEnterpriseSectionLimits } from '../api/limits.gen/update-enterprise-section.ts'
import { toRequiredValidators } from '../components/limit-validators.ts'
import { required } from '../components/text-validators.ts'
import { useDemoSoundProgressText } from '../components/use-demo-sound-progress-text.ts'
import { HoursArrayInput, HoursHeading } from '../enterprise-rooms/HoursArrayInput.tsx'
import { DEFAULT_HOURS } from '../enterprise-rooms/HoursEntryInputs.tsx'
import { NameAndHoursEdit } from '../enterprise-rooms/NameAndHoursEdit.tsx'
import { DeleteSectionButton } from './DeleteSectionButton.tsx'
import { VolumeLimitText } from './VolumeLimitText.tsx'

type Section = RowOf<'GET /admin/enterprise-sections'>
type Management = RowOf<'GET /admin/enterprise-managements'>

const toBody = ({ name, position, windows }: Partial<Section>) => ({ name, position, windows: windows ?? [] })
const limits = updateEnterpriseSectionLimits
const ALL_SOUNDS = {
  pagination: { page: 1, perPage: limits['windows[].soundIds'].maxItems },
  sort: { field: 'title', order: 'ASC' },
} as const

const volumeValidators = toRequiredValidators(limits['windows[].volume'])
/** A window may have a playlist instead, which the company chose on its own page and which the form keeps. */
const requireSounds: Validator = (soundIds, values, props) => {
  const index = Number(/\.(\d+)\./.exec(props.source)?.[1])
  return values.windows?.[index]?.playlistId ? undefined : required()(soundIds, values)
}
const toPercent = (share: number) => Math.round(share * 100)
const DEFAULT_WINDOW = { ...DEFAULT_HOURS, soundIds: [], volume: 0.5 }

/** Edits the name of a section, and its schedule of sounds that play automatically. */
export function EnterpriseSectionEdit() {
  return (
    <NameAndHoursEdit<Section>
      transform={toBody}
      nameLimit={limits.name}
      deleteButton={<DeleteSectionButton />}
    >
      <Schedule />
      <VolumeLimitText />
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
        <HoursArrayInput
          source="windows"
          limit={limits.windows}
          count={section?.windows.length ?? 0}
          newItem={DEFAULT_WINDOW}
        >
          <CheckboxGroupInput
            source="soundIds"
            label="console.rooms.windowSounds"
            choices={choices}
            translateChoice={false}
            validate={requireSounds}
          />
          <NumberInput
            source="volume"
            label="console.rooms.percent"
            format={(volume) => (volume === undefined ? volume : toPercent(volume))}
            parse={(text) => (text === '' ? null : Number(text) / 100)}
            min={toPercent(limits['windows[].volume'].minimum)}
            max={toPercent(limits['windows[].volume'].maximum)}
            validate={volumeValidators}
          />
        </HoursArrayInput>
      )}
    </>
  )
}
