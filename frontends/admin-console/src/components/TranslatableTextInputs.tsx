import { TextInput, type TextInputProps } from 'react-admin'
import { languages } from '../i18n/languages.ts'

/** One input per language of the console for a `{ja, en, …}` value; Japanese and English are the ones that must be there. */
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
