import { languageCodes } from '@hibiki/languages'
import { isBlankText } from '@hibiki/text'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../i18n/use-translate.ts'
import { type Seller, termFields } from './types.ts'

/** Fills the terms that are still empty with our drafts; what was written stays, and nothing is published before it is saved. */
export function InsertDraftsButton() {
  const seller = useRecordContext<Seller>()
  const form = useFormContext()
  const t = useTranslate('console.seller')
  const drafts: Partial<Record<string, Seller['legalName']>> = seller?.drafts ?? {}
  const insertDrafts = () => {
    for (const field of termFields)
      for (const language of languageCodes) {
        const name = `${field}.${language}`
        const draft = drafts[field]?.[language]
        if (draft && isBlankText(form.getValues(name) ?? ''))
          form.setValue(name, draft, { shouldDirty: true })
      }
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ width: '100%', mb: 2 }}
      action={<Button onClick={insertDrafts}>{t('insertDrafts')}</Button>}
    >
      {t('draftsHelp')}
    </Alert>
  )
}
