import { languageCodes } from '@hibiki/languages'
import { email, SelectInput, TextInput } from 'react-admin'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'

/** Null means that nobody is alerted. */
const toAddress = (text: string): string | null => text.trim() || null

export function EnterpriseAgencyInputs() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput
        source="alertEmail"
        type="email"
        validate={email()}
        parse={toAddress}
        helperText="console.rooms.alertHelp"
      />
      <SelectInput
        source="language"
        choices={toSelectChoices(languageCodes, 'console.rooms.language')}
        validate={required()}
      />
    </>
  )
}
