import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useFaceResult } from '../../face/api/use-face-result.ts'
import { ResultView } from '../../face/components/ResultView.tsx'
import { NameValueList } from '../components/NameValueList.tsx'

interface Props {
  detectId: string
  /** The percent is null when the expression was not read. */
  stressPercent: number | null
}

/** Shows a face diagnosis as its own page does, with the stress percent of the calendar. */
export function DiagnosisDetail({ detectId, stressPercent }: Props) {
  const { t } = useTranslation(['calendar', 'face'])
  const { data, isPending, isError, refetch } = useFaceResult(detectId)
  if (isPending) return <LoadingState picture />
  if (isError) return <FailureNotice text={t('face:loadFailed')} onRetry={() => void refetch()} />
  return (
    <>
      <NameValueList
        rows={[
          [t('diagnosis.user'), data.username],
          [t('diagnosis.stress'), stressPercent === null ? '' : `${stressPercent}%`],
        ]}
      />
      {stressPercent !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>
          {t('diagnosis.stressNote')}
        </Typography>
      )}
      <ResultView result={data} />
    </>
  )
}
