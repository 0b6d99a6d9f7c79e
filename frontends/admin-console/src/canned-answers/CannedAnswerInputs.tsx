import { TextInput } from 'react-admin'
import { maxLength, required } from '../components/text-validators.ts'

const titleValidators = [required(), maxLength(60)]
const validateTextLength = maxLength(2000)
const textValidators = [required(), validateTextLength]

/** Edits one canned answer in the languages of the customers; a missing language falls back to Japanese. */
export function CannedAnswerInputs() {
  return (
    <>
      <TextInput source="title" validate={titleValidators} fullWidth />
      <TextInput
        source="texts.ja"
        validate={textValidators}
        multiline
        minRows={4}
        fullWidth
        helperText="console.cannedAnswers.help"
      />
      <TextInput source="texts.en" validate={textValidators} multiline minRows={4} fullWidth />
      <TextInput source="texts.cn" validate={validateTextLength} multiline minRows={4} fullWidth />
      <TextInput source="texts.tw" validate={validateTextLength} multiline minRows={4} fullWidth />
    </>
  )
}
