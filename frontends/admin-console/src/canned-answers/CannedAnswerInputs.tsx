import { TextInput } from 'react-admin'
import { createAdminCannedAnswerLimits } from '../api/limits.gen/create-admin-canned-answer.ts'
import { toRequiredValidators, toValidators } from '../components/limit-validators.ts'

const limits = createAdminCannedAnswerLimits
const titleValidators = toRequiredValidators(limits.title)
const textValidators = toValidators(limits['texts.ja'])
const requiredTextValidators = toRequiredValidators(limits['texts.ja'])

/** Edits one canned answer in the languages of the customers; a missing language falls back to Japanese. */
export function CannedAnswerInputs() {
  return (
    <>
      <TextInput source="title" validate={titleValidators} fullWidth />
      <TextInput
        source="texts.ja"
        validate={requiredTextValidators}
        multiline
        minRows={4}
        fullWidth
        helperText="console.cannedAnswers.help"
      />
      <TextInput source="texts.en" validate={requiredTextValidators} multiline minRows={4} fullWidth />
      <TextInput source="texts.cn" validate={textValidators} multiline minRows={4} fullWidth />
      <TextInput source="texts.tw" validate={textValidators} multiline minRows={4} fullWidth />
    </>
  )
}
