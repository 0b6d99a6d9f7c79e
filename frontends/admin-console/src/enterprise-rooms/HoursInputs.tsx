import { CheckboxGroupInput, TextInput } from 'react-admin'
import { required } from '../components/text-validators.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `console.rooms.weekday.${id}` }))

/** What new hours begin with; `to` is exclusive, and at or before `from` it is of the next day. */
export const DEFAULT_HOURS = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '21:00' }

/** What the service takes at most (services/enterprise, plan-schema.ts). */
export const MAX_HOURS_ENTRIES = 30

/** Days of the week and a time from and to, in Japanese time; inside an iterator. */
export function HoursInputs() {
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
