import type { ChangeEvent } from 'react'
import { BooleanInput, FormDataConsumer } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { RowOf } from '../api/call-types.ts'
import { updateEnterpriseRoomLimits } from '../api/limits.gen/update-enterprise-room.ts'
import { DeleteRoomButton } from './DeleteRoomButton.tsx'
import { HoursArrayInput, HoursHeading } from './HoursArrayInput.tsx'
import { DEFAULT_HOURS } from './HoursEntryInputs.tsx'
import { NameAndHoursEdit } from './NameAndHoursEdit.tsx'
import { SpecialDays } from './SpecialDays.tsx'

type Room = RowOf<'GET /admin/enterprise-rooms'>
type Form = Room & { isAlwaysOpen?: boolean }

/** Null means that the room is always open, an empty list that it never is. */
const toBody = ({ name, position, openingHours, isAlwaysOpen }: Partial<Form>) => ({
  name,
  position,
  openingHours: (isAlwaysOpen ?? openingHours === null) ? null : (openingHours ?? []),
})

/** Edits the name of a room and its opening hours. */
export function EnterpriseRoomEdit() {
  return (
    <NameAndHoursEdit<Room>
      transform={toBody}
      nameLimit={updateEnterpriseRoomLimits.name}
      deleteButton={<DeleteRoomButton />}
    >
      <OpeningHours />
      <SpecialDays />
    </NameAndHoursEdit>
  )
}

function OpeningHours() {
  const { getValues, setValue } = useFormContext<Form>()
  /** A room that gets opening hours for the first time starts with default ones. */
  const setDefaultHours = (isAlwaysOpen: boolean) => {
    if (!isAlwaysOpen && getValues('openingHours') === null)
      setValue('openingHours', [DEFAULT_HOURS], { shouldDirty: true })
  }
  return (
    <>
      <HoursHeading title="console.rooms.opening" help="console.rooms.openingHelp" />
      <FormDataConsumer<Form>>
        {({ formData }) => {
          const isAlwaysOpen = formData.isAlwaysOpen ?? formData.openingHours === null
          return (
            <>
              <BooleanInput
                source="isAlwaysOpen"
                label="console.rooms.always"
                defaultValue={formData.openingHours === null}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => setDefaultHours(target.checked)}
              />
              {!isAlwaysOpen && (
                <HoursArrayInput
                  source="openingHours"
                  limit={updateEnterpriseRoomLimits.openingHours}
                  count={formData.openingHours?.length ?? 0}
                  newItem={DEFAULT_HOURS}
                />
              )}
            </>
          )
        }}
      </FormDataConsumer>
    </>
  )
}
