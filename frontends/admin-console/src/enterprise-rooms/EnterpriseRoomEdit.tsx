import Typography from '@mui/material/Typography'
import type { ChangeEvent } from 'react'
import {
  ArrayInput,
  BooleanInput,
  Edit,
  FormDataConsumer,
  ListButton,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { RowOf } from '../api/contract.ts'
import { preserveInput } from '../components/preserve-input.ts'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { AddHoursButton } from './AddHoursButton.tsx'
import { DeleteRoomButton } from './DeleteRoomButton.tsx'
import { HoursInputs, mostHours, newHours } from './HoursInputs.tsx'

type Room = RowOf<'GET /admin/enterprise-rooms'>
type Form = Room & { isAlwaysOpen?: boolean }

/** Null stands for a room that is always open, an empty list for one that never is. */
const toBody = ({ name, position, openingHours, isAlwaysOpen }: Partial<Form>) => ({
  ...{ name, position, openingHours: (isAlwaysOpen ?? openingHours === null) ? null : (openingHours ?? []) },
})

/** The name of a room, and when it is open. */
export function EnterpriseRoomEdit() {
  return (
    <Edit<Room>
      mutationMode="pessimistic"
      redirect="list"
      transform={toBody}
      actions={
        <TopToolbar sx={{ gap: 1 }}>
          <ListButton />
          <DeleteRoomButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '40rem' }}
    >
      <SimpleForm resetOptions={preserveInput} toolbar={<SaveToolbar />}>
        <TextInput source="name" validate={required()} />
        <OpeningHours />
      </SimpleForm>
    </Edit>
  )
}

function OpeningHours() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<Form>()
  /** A room that gets hours for the first time begins with some. */
  const begin = (isAlwaysOpen: boolean) => {
    if (!isAlwaysOpen && getValues('openingHours') === null)
      setValue('openingHours', [newHours], { shouldDirty: true })
  }
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {translate('console.rooms.opening')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('console.rooms.openingHelp')}
      </Typography>
      <FormDataConsumer<Form>>
        {({ formData }) => {
          const isAlwaysOpen = formData.isAlwaysOpen ?? formData.openingHours === null
          return (
            <>
              <BooleanInput
                source="isAlwaysOpen"
                label="console.rooms.always"
                defaultValue={formData.openingHours === null}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => begin(target.checked)}
              />
              {!isAlwaysOpen && (
                <ArrayInput source="openingHours" label={false}>
                  <SimpleFormIterator
                    disableReordering
                    addButton={<AddHoursButton />}
                    disableAdd={(formData.openingHours?.length ?? 0) >= mostHours}
                    disableClear
                    getItemDefaults={() => newHours}
                  >
                    <HoursInputs />
                  </SimpleFormIterator>
                </ArrayInput>
              )}
            </>
          )
        }}
      </FormDataConsumer>
    </>
  )
}
