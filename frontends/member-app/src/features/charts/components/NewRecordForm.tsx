import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidateCharts } from '../api/use-invalidate-charts.ts'
import { usePreviousVisit } from '../api/use-previous-visit.ts'
import { toChartFields } from '../format.rules.ts'
import { MAX_PHOTOS } from '../photo.rules.ts'
import { photoQueue, usePhotoQueue } from '../photo-queue.ts'
import { toRecordInputs } from '../record.rules.ts'
import type { RecordDraft } from '../record-drafts.ts'
import type { ChartFormat } from '../types.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { PreviousVisitCard } from './PreviousVisitCard.tsx'
import { PendingPhotos } from './photos/PendingPhotos.tsx'
import { UnsentPhotosGuard } from './photos/UnsentPhotosGuard.tsx'
import { useGetPhotoQueueId } from './photos/use-get-photo-queue-id.ts'
import { RecordFields } from './RecordFields.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSendAlerts } from './use-send-alerts.ts'

interface Props {
  userId: string
  format: ChartFormat
  onCreated: (recordId: string) => void
  diagnosis: (link: {
    chosen: string | null | undefined
    choose: (detectId: string | null) => void
  }) => ReactNode
}

/**
 * Lets staff fill in their part of a new record with the newest version of the customer's format, beside what the last visit left.
 * The record can be written also while that is not known.
 */
export function NewRecordForm({ userId, format, onCreated, diagnosis }: Props) {
  const { t } = useTranslation('charts')
  const alerts = useSendAlerts()
  const create = $api.useMutation('post', '/common/calte/register-record', {
    onSuccess: useInvalidateCharts(),
  })
  const fields = toChartFields(format.calteItems, 'staff')
  const draftId = `new.${userId}.${format.generalCalteId}`
  const form = useRecordForm({ draftId, fields, version: 0 })
  const getQueueId = useGetPhotoQueueId()
  const queueId = getQueueId(draftId)
  const photos = usePhotoQueue(queueId)
  const previous = usePreviousVisit(userId)
  const visit = previous.data?.visit ?? null
  const send = ({ values, detectId = null, requestKey }: RecordDraft) => {
    const { calteId, generalCalteId } = format
    const calteRecord = { calteId, generalCalteId, calteInputRecords: toRecordInputs(fields, values) }
    create.mutate(
      {
        body: { aiEstheDetectFaceResultId: detectId, calteRecord },
        params: { header: { 'idempotency-key': requestKey } },
      },
      {
        onSuccess: (recordId) => {
          form.forget()
          photoQueue.move(queueId, getQueueId(recordId))
          alerts.alertSent(() => onCreated(recordId))
        },
        onError: alerts.alertFailed,
      },
    )
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(send)}
      sx={{ maxWidth: { xs: '44rem', lg: visit ? '64rem' : '44rem' } }}
    >
      <Typography variant="h2" sx={{ mb: 3 }}>
        {format.title}
      </Typography>
      {form.isRestored && <DraftNotice onDiscard={form.discard} />}
      {visit && <PreviousVisitCard visit={visit} onCopy={() => form.copyPrevious(visit)} />}
      {previous.isError && (
        <Box sx={{ mb: 3 }}>
          <FailureNotice text={t('previous.failed')} onRetry={() => void previous.refetch()} />
        </Box>
      )}
      <RecordFields
        fields={fields}
        control={form.control}
        emptyOther={t('fields.byCustomer')}
        unconfirmed={form.unconfirmed}
        onConfirm={form.confirm}
        {...(visit && {
          previous: new Map(visit.values.map(({ generalCalteItemId, value }) => [generalCalteItemId, value])),
        })}
      />
      {diagnosis({ chosen: form.detectId, choose: form.linkDiagnosis })}
      {(format.photoConsent || photos.length > 0) && (
        <PendingPhotos
          photos={photos}
          onAdd={(more) => photoQueue.add(queueId, more, MAX_PHOTOS)}
          onTakeBack={({ key }) => photoQueue.remove(queueId, key)}
        />
      )}
      <UnsentPhotosGuard queueId={queueId} />
      <Button type="submit" variant="contained" size="large" disabled={create.isPending} sx={{ mt: 4 }}>
        {t('send.action')}
      </Button>
    </Box>
  )
}
