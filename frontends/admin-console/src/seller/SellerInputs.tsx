import { type Language, languageCodes, languages } from '@hibiki/languages'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { updateSellerLimits as limits } from '../api/limits.gen/update-seller.ts'
import { toValidators } from '../components/limit-validators.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { InsertDraftsButton } from './InsertDraftsButton.tsx'
import { identityTextFields, termFields, valueFields } from './types.ts'

const validateText = toValidators(limits['legalName.ja'])

/** The inputs of one language at a time, because fifteen texts in four languages would be a page that nobody reads. */
export function SellerInputs() {
  const t = useTranslate('console.seller')
  const [language, setLanguage] = useState<Language>('ja')
  const toTextInput = (field: (typeof identityTextFields | typeof termFields)[number], lines: number) => (
    <TextInput
      key={`${field}.${language}`}
      source={`${field}.${language}`}
      label={`resources.seller.fields.${field}`}
      validate={validateText}
      helperText={`console.seller.help.${field}`}
      autoComplete="off"
      {...(lines > 1 && { multiline: true, minRows: lines })}
    />
  )
  return (
    <>
      <Heading>{t('values')}</Heading>
      {valueFields.map((field) => (
        <TextInput
          key={field}
          source={field}
          validate={toValidators(limits[field])}
          helperText={`console.seller.help.${field}`}
          autoComplete="off"
        />
      ))}
      <Heading>{t('texts')}</Heading>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('authoritative')}
      </Typography>
      <Tabs
        value={language}
        onChange={(_event, chosen: Language) => setLanguage(chosen)}
        variant="scrollable"
        aria-label={t('language')}
        sx={{ mb: 2, maxWidth: '100%' }}
      >
        {languageCodes.map((code) => (
          <Tab key={code} value={code} label={languages[code].name} lang={languages[code].tag} />
        ))}
      </Tabs>
      {identityTextFields.map((field) => toTextInput(field, 1))}
      <Heading>{t('terms')}</Heading>
      <InsertDraftsButton />
      {termFields.map((field) => toTextInput(field, 2))}
    </>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h2" variant="h2" sx={{ mt: 2, mb: 1.5 }}>
      {children}
    </Typography>
  )
}
