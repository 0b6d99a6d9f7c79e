import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PrintStyles } from '../../../components/PrintStyles.tsx'
import { useRecord } from '../api/use-record.ts'
import { BeforeAfterPlot } from '../components/BeforeAfterPlot.tsx'
import { ChartQueryBoundary } from '../components/ChartQueryBoundary.tsx'
import { OwnPdfLink } from '../components/PdfMenu.tsx'
import { PrintedSalonName } from '../components/PrintedSalonName.tsx'
import { OwnPhotos } from '../components/photos/StaffPhotos.tsx'
import { RecordEditor } from '../components/RecordEditor.tsx'
import { RecordText } from '../components/RecordFields.tsx'
import { RecordHeading } from '../components/RecordHeading.tsx'
import type { ChartRecord } from '../types.ts'

/** Lets the customer fill in and send their part of a chart. */
export function FilloutChartPage() {
  const { t } = useTranslation('charts')
  const { recordId = '' } = useParams()
  const record = useRecord('customer', recordId)
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={paths.filloutChart}>{t('menu.ownCharts')}</BackLink>
      </Box>
      <ChartQueryBoundary query={record} lines={8}>
        {(open) => <OwnChart key={open.recordId} record={open} />}
      </ChartQueryBoundary>
    </>
  )
}

function OwnChart({ record }: { record: ChartRecord }) {
  const { t } = useTranslation('charts')
  const navigate = useNavigate()
  const hasOwnPart = record.calteItems.some(({ editable }) => editable)
  return (
    <>
      <PrintStyles />
      <PrintedSalonName />
      <PageTitle lead={hasOwnPart && t('own.fillLead')}>{record.title}</PageTitle>
      <RecordHeading record={record} />
      {record.calteItems.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('own.nothingVisible')}</Typography>
      )}
      <BeforeAfterPlot fields={record.calteItems} />
      <Box sx={{ maxWidth: '44rem' }}>
        {hasOwnPart ? (
          <RecordEditor record={record} reader="customer" onSaved={() => navigate(paths.filloutChart)} />
        ) : (
          <RecordText fields={record.calteItems} />
        )}
      </Box>
      {record.photos.length > 0 && (
        <PageSection title={t('photos.title')}>
          <OwnPhotos record={record} />
        </PageSection>
      )}
      {record.aiEstheDetectFaceResultId && (
        <Typography sx={{ mt: 4 }}>
          <Link
            component={RouterLink}
            to={`${paths.aiestheTimeline}?id=${encodeURIComponent(record.aiEstheDetectFaceResultId)}`}
          >
            {t('own.diagnosis')}
          </Link>
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, displayPrint: 'none' }}>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {t('record.print')}
        </Button>
        <OwnPdfLink recordId={record.recordId} />
      </Box>
    </>
  )
}
