import { CheckboxGroupInput, TextInput } from 'react-admin'
import { required } from '../components/text-validators.ts'

/** The weekdays from Monday on, and public holidays. */
const weekdays = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `console.rooms.weekday.${id}` }))

/** New hours start with these values; `to` is exclusive, and is on the next day if it is not after `from`. */
export const DEFAULT_HOURS = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00' }

/** Edits the weekdays and the start and end times in Japanese time; it is used inside an iterator. */
export function HoursEntryInputs() {
  return (
    <>
      <CheckboxGroupInput
        source="weekdays"
        label="console.rooms.weekdays"
        choices={weekdays}
        validate={required()}
      />
      <TextInput source="from" label="console.rooms.from" type="time" validate={required()} />
      <TextInput
        source="to"
        label="console.rooms.to"
        type="time"
        validate={required()}
        helperText="console.rooms.toHelp"
      />
    </>
  )
}
