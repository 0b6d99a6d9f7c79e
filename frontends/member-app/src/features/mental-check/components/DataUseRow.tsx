import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { type DataUse, useDataUse, useDecideDataUse } from '../api/use-data-use.ts'
import { ReadDataUseButton } from './ReadDataUseButton.tsx'

/** The consent's row in the settings, where it is read and withdrawn; it is given on the page of the mental check. */
export function DataUseRow() {
  const { t } = useTranslation(['mental-check', 'settings'])
  const moment = useMoment()
  const showError = useShowError()
  const dataUse = useDataUse()
  const decide = useDecideDataUse()
  const [withdrawing, setWithdrawing] = useState(false)
  const formatState = ({ agreed, decidedAt }: DataUse) =>
    decidedAt
      ? t(`settings:consents.${agreed ? 'agreedAt' : 'refusedAt'}`, { moment: moment(decidedAt) })
      : t('settings:consents.undecided')
  return (
    <QueryBoundary query={dataUse} lines={1}>
      {(text) => (
        <>
          <Row
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
                decide.mutate({ agreement: false, version: text.version }, { onError: showError })
              }
              onClose={() => setWithdrawing(false)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}
