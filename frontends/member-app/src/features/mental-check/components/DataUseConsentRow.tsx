import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { type DataUseConsent, useDataUseConsent, useDecideDataUse } from '../api/use-data-use-consent.ts'
import { ReadDataUseButton } from './ReadDataUseButton.tsx'

/** The consent's row in the settings, where it is read and withdrawn; it is given on the page of the mental check. */
export function DataUseConsentRow() {
  const { t } = useTranslation(['mental-check', 'settings'])
  const moment = useFormatMoment()
  const showError = useShowError()
  const dataUse = useDataUseConsent()
  const decide = useDecideDataUse()
  const [withdrawing, setWithdrawing] = useState(false)
  const formatState = ({ agreed, decidedAt }: DataUseConsent) =>
    decidedAt
      ? t(`settings:consents.${agreed ? 'agreedAt' : 'refusedAt'}`, { moment: moment(decidedAt) })
      : t('settings:consents.undecided')
  return (
    <QueryBoundary query={dataUse} lines={1}>
      {(text) => (
        <>
          <SettingsRow
            title={t('dataUse.title')}
            text={formatState(text)}
            action={
              text.agreed ? (
                <>
                  <ReadDataUseButton dataUse={text} variant="outlined">
                    {t('dataUse.read')}
                  </ReadDataUseButton>
                  <Button variant="outlined" disabled={decide.isPending} onClick={() => setWithdrawing(true)}>
                    {t('settings:consents.withdraw')}
                  </Button>
                </>
              ) : (
                <Button variant="outlined" component={Link} to={paths.mentalCheck}>
                  {t('dataUse.read')}
                </Button>
              )
            }
          />
          {withdrawing && (
            <ConfirmDialog
              title={t('settings:consents.confirmTitle')}
              text={t('dataUse.confirm')}
              action={t('settings:consents.withdraw')}
              onConfirm={() =>
                decide.mutate({ body: { agreement: false, version: text.version } }, { onError: showError })
              }
              onClose={() => setWithdrawing(false)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}
