import { languageCodes } from '@hibiki/languages'
import { email, SelectInput, TextInput } from 'react-admin'
import { createEnterpriseAgencyLimits } from '../api/limits.gen/create-enterprise-agency.ts'
import { toRequiredValidators, toValidators } from '../components/limit-validators.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'

const limits = createEnterpriseAgencyLimits
const nameValidators = toRequiredValidators(limits.name)
const emailValidators = [...toValidators(limits.alertEmail), email()]

/** Null means that nobody is alerted. */
const toAddress = (text: string): string | null => text.trim() || null

export function EnterpriseAgencyInputs() {
  return (
    <>
      <TextInput source="name" validate={nameValidators} />
      <TextInput
        source="alertEmail"
        type="email"
        validate={emailValidators}
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
