import { TextInput } from 'react-admin'
import { maxLength, required } from '../components/text-rules.ts'

const title = [required(), maxLength(60)]
const longest = maxLength(2000)
const text = [required(), longest]

/** One answer in the languages of the customers; without one of them the Japanese text is used. */
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
      <TextInput source="texts.cn" validate={longest} multiline minRows={4} fullWidth />
      <TextInput source="texts.tw" validate={longest} multiline minRows={4} fullWidth />
    </>
  )
}
