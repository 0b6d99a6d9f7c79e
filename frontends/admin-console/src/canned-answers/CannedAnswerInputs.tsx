import { maxLength, required, TextInput } from 'react-admin'

const title = [required(), maxLength(60)]
const text = [required(), maxLength(2000)]

/** One answer in both languages. */
export function CannedAnswerInputs() {
  return (
    <>
      <TextInput source="title" validate={title} fullWidth />
      <TextInput
        source="texts.ja"
        validate={text}
        multiline
        minRows={4}
        fullWidth
        helperText="console.cannedAnswers.help"
      />
      <TextInput source="texts.en" validate={text} multiline minRows={4} fullWidth />
    </>
  )
}
