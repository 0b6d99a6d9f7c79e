import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PrintStyles } from '../../../components/PrintStyles.tsx'
import { useRecord } from '../api/use-record.ts'
import { useRefetchOnCustomerTransfer, useRefetchOnWithdrawal } from '../api/use-refetch-on-withdrawal.ts'
import { BeforeAfterPlot } from '../components/BeforeAfterPlot.tsx'
import { ChartQueryBoundary } from '../components/ChartQueryBoundary.tsx'
import { PrintedSalonName } from '../components/PrintedSalonName.tsx'
import { StaffPhotos } from '../components/photos/StaffPhotos.tsx'
import { UnsentPhotosGuard } from '../components/photos/UnsentPhotosGuard.tsx'
import { useGetPhotoQueueId } from '../components/photos/use-get-photo-queue-id.ts'
import { RecordEditor } from '../components/RecordEditor.tsx'
import { RecordText } from '../components/RecordFields.tsx'
import { RecordHeading } from '../components/RecordHeading.tsx'
import { UnavailableDiagnosis } from '../components/UnavailableDiagnosis.tsx'
import type { ChartRecord } from '../types.ts'
import { DiagnosisLinkEditor } from './DiagnosisLinkEditor.tsx'
import { LinkedDiagnosis } from './LinkedDiagnosis.tsx'
import { RecordActions } from './RecordActions.tsx'

/** Shows a record to staff, who read it, edit it, print it and hand it over. */
export function ChartRecordPage() {
  const { recordId = '' } = useParams()
  const { t } = useTranslation('charts')
  const [params, setParams] = useSearchParams()
  const record = useRecord('staff', recordId)
  const getQueueId = useGetPhotoQueueId()
  const isEditing = params.get('edit') === '1'
  const { userId = '', diagnosis } = record.data ?? {}
  useRefetchOnWithdrawal(userId, diagnosis === 'linked' || diagnosis === 'withdrawn')
  useRefetchOnCustomerTransfer(userId)
  const setIsEditing = (on: boolean) => setParams(on ? { edit: '1' } : {}, { replace: true })
  return (
    <ChartQueryBoundary query={record} lines={8}>
      {(open) => (
        <>
          <PrintStyles />
          <PrintedSalonName />
          <RecordHeader record={open} />
          <UnsentPhotosGuard queueId={getQueueId(open.recordId)} />
          {isEditing ? (
            <Box sx={{ maxWidth: '44rem' }}>
              <RecordEditor
                record={open}
                reader="staff"
                onSaved={() => setIsEditing(false)}
                onCancel={() => setIsEditing(false)}
                diagnosis={({ chosen, choose }) => (
                  <DiagnosisLinkEditor userId={open.userId} record={open} chosen={chosen} onChoose={choose} />
                )}
              />
            </Box>
          ) : (
            <>
              <RecordActions record={open} onEdit={() => setIsEditing(true)} />
              <RecordReading record={open} />
              <PageSection title={t('photos.title')}>
                <StaffPhotos key={open.recordId} record={open} />
              </PageSection>
            </>
          )}
        </>
      )}
    </ChartQueryBoundary>
  )
}

function RecordHeader({ record }: { record: ChartRecord }) {
  const { t } = useTranslation('charts')
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={toChartManagementPath(record.userId)}>
          {t('record.back', { name: record.userName })}
        </BackLink>
      </Box>
      <PageTitle>{record.title}</PageTitle>
      <RecordHeading record={record} />
    </>
  )
}

/** Shows the fields, with the linked diagnosis beside them where there is room. */
function RecordReading({ record }: { record: ChartRecord }) {
  const { t } = useTranslation('charts')
  const { aiEstheDetectFaceResultId: detectId, diagnosis } = record
  return (
    <Box sx={beside}>
      <Box>
        <BeforeAfterPlot fields={record.calteItems} />
        <RecordText fields={record.calteItems} />
      </Box>
      <Box component="section" aria-label={t('diagnosis.title')}>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('diagnosis.title')}
        </Typography>
        {detectId && <LinkedDiagnosis detectId={detectId} />}
        {(diagnosis === 'withdrawn' || diagnosis === 'deleted') && <UnavailableDiagnosis state={diagnosis} />}
        {diagnosis === 'none' && (
          <Typography sx={{ color: 'text.secondary' }}>{t('diagnosis.none')}</Typography>
        )}
      </Box>
    </Box>
  )
}

const beside = {
  display: 'grid',
  gap: { xs: 5, lg: 6 },
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  '@media print': { gridTemplateColumns: '1fr' },
} as const
