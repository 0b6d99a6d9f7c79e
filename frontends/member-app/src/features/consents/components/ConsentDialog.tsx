import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Consent } from '../api/use-consents.ts'
import { LegalTextDialog } from './LegalTextDialog.tsx'

const legalTexts = {
  'terms-of-service': 'terms_of_service',
  'providing-data': 'data_analytics_agreement',
} as const

interface Props {
  consent: Consent
  agreeing: boolean
  onAgree: () => void
  onClose: () => void
}

/** Shows the text of a consent with the button to agree below it, so that nobody agrees unread. */
export default function ConsentDialog({ consent: { document, agreed }, agreeing, onAgree, onClose }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <LegalTextDialog
      name={legalTexts[document]}
      title={t(`consents.${document}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          {!agreed && (
            <Button variant="contained" disabled={agreeing} onClick={onAgree}>
              {t('consents.agree')}
            </Button>
          )}
        </>
      }
    />
  )
}
