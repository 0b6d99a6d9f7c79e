import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'

/** Lists the devices on which the member is logged in; all but this one can be logged out here. */
export function DeviceList() {
  const { t } = useTranslation('settings')
  const moment = useFormatMoment()
  const showError = useShowError()
  const devices = $api.useQuery('get', '/account/sessions')
  const invalidate = useInvalidate()
  const end = $api.useMutation('post', '/account/sessions/end', {
    onSettled: () => invalidate('/account/sessions'),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <QueryBoundary query={devices}>
      {(list) => (
        <>
          {list.map(({ id, device, lastUsedAt, current }) => (
            <SettingsRow
              key={id}
              title={device || t('devices.unknown')}
              text={t('devices.lastUsed', { moment: moment(lastUsedAt) })}
              action={
                current ? (
                  <Chip label={t('devices.current')} sx={{ fontSize: '0.875rem' }} />
                ) : (
                  <Button variant="outlined" disabled={end.isPending} onClick={() => setChosen(id)}>
                    {t('devices.end')}
                  </Button>
                )
              }
            />
          ))}
          {chosen && (
            <ConfirmDialog
              text={t('devices.confirm')}
              action={t('devices.end')}
              onConfirm={() => end.mutate({ body: { sessionId: chosen } }, { onError: showError })}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </QueryBoundary>
  )
}
