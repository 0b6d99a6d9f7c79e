import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { toDataExportUrl, useDataExports, useRequestDataExport } from '../api/use-data-exports.ts'

/** Exports everything that the product has stored about the member. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const exports = useDataExports()
  const { confirmed, dialog } = useConfirmed()
  const request = useRequestDataExport(confirmed)
  return (
    <>
      <SettingsRow
        title={t('export.title')}
        text={t('export.text')}
        action={
          <Button
            variant="outlined"
            disabled={request.isPending}
            onClick={() => request.mutate(undefined, { onError: showError })}
          >
            {t('export.request')}
          </Button>
        }
      />
      <QueryBoundary query={exports} lines={1}>
        {(list) =>
          list.map(({ id, state, requestedAt }) => (
            <SettingsRow
              key={id}
              title={t('export.of', { moment: moment(requestedAt) })}
              text={t(`export.${state}`)}
              action={
                state === 'ready' && (
                  <Button variant="outlined" href={toDataExportUrl(id)} download>
                    {t('export.download')}
                  </Button>
                )
              }
            />
          ))
        }
      </QueryBoundary>
      {dialog}
    </>
  )
}
