import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { apiBaseUrl } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** Exports everything that the product has stored about the member. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const exports = $api.useQuery('get', '/account/exports', undefined, {
    // The list is polled while an export is being made and the page is open.
    refetchInterval: (query) =>
      query.state.data?.some(({ state }) => state === 'requested') ? 5_000 : false,
  })
  const { $confirmed, dialog } = useConfirmed()
  const invalidate = useInvalidate()
  const onSuccess = () => invalidate('/account/exports')
  const request = $confirmed.useMutation('post', '/account/export', { onSuccess })
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
                  <Button variant="outlined" href={`${apiBaseUrl}/account/export-file?id=${id}`} download>
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
