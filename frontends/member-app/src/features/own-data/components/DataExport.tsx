import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Row } from '../../../components/Row.tsx'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { toExportUrl, useExports, useRequestExport } from '../api/use-exports.ts'

/** Exports everything that the product has stored about the member. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const moment = useMoment()
  const showError = useShowError()
  const exports = useExports()
  const { confirmed, dialog } = useConfirmed()
  const request = useRequestExport(confirmed)
  return (
    <>
      <Row
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
            <Row
              key={id}
              title={t('export.of', { moment: moment(requestedAt) })}
              text={t(`export.${state}`)}
              action={
                state === 'ready' && (
                  <Button variant="outlined" href={toExportUrl(id)} download>
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
