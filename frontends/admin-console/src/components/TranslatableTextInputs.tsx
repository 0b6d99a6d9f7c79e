import { TextInput, type TextInputProps } from 'react-admin'
import { languages } from '../i18n/languages.ts'

/** Shows one input per console language for a `{ja, en, …}` value; only Japanese and English are required. */
export function TranslatableTextInputs({ source, validate, ...input }: TextInputProps & { source: string }) {
  return (
    <>
      {languages.map(({ locale }) => (
        <TextInput
          key={locale}
          {...input}
          source={`${source}.${locale}`}
          {...(validate && (locale === 'ja' || locale === 'en') && { validate })}
        />
      ))}
    </>
  )
}
