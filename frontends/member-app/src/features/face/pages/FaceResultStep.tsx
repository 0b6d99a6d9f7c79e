import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useFaceResult } from '../api/use-face-result.ts'
import { ResultView } from '../components/ResultView.tsx'

/** Shows the result as the last step; finishing leads back to AI esthe. */
export function FaceResultStep({ id }: { id: string }) {
  const { t } = useTranslation('face')
  const result = useFaceResult(id)
  if (result.isPending) return <LoadingState picture />
  if (result.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void result.refetch()} />
  return (
    <>
      <ResultView result={result.data} />
      <FlowActions>
        <Button variant="contained" size="large" component={Link} to={paths.aiesthe}>
          {t('finish')}
        </Button>
        <Button variant="outlined" size="large" component={Link} to={paths.aiestheHistory}>
          {t('toHistory')}
        </Button>
      </FlowActions>
    </>
  )
}
