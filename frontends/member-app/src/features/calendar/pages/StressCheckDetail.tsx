import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { SavedResultSettings } from '../../stress-check/components/SavedResultSettings.tsx'
import { MAX_SCORE } from '../../stress-check/rules.ts'
import { NameValueList } from '../components/NameValueList.tsx'

/** Shows a saved stress check, what it is used for, and the button to withdraw it. */
export function StressCheckDetail({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { t } = useTranslation(['stress-check', 'calendar'])
  const { $confirmed, dialog } = useConfirmed()
  const { data, isPending, isError, refetch } = $confirmed.useQuery('get', '/stress-check/results')
  if (isPending)
    return (
      <>
        {dialog}
        <LoadingState />
      </>
    )
  if (isError) return <FailureNotice text={t('save.loadFailed')} onRetry={() => void refetch()} />
  const result = data?.find((one) => one.id === id)
  if (!result) return <Typography>{t('save.gone')}</Typography>
  const { level, score } = result
  return (
    <>
      <NameValueList
        rows={[
          [
            t('save.level'),
            t('result.level', { level, name: t(`levels.${level}.name`, { defaultValue: '' }) }),
          ],
          [t('save.score'), t('result.score', { score, max: MAX_SCORE })],
        ]}
      />
      <Typography sx={{ mt: 2, mb: 1.5 }}>{t(`levels.${level}.comment`, { defaultValue: '' })}</Typography>
      <SavedResultSettings result={result} onWithdrawn={onWithdrawn} />
    </>
  )
}
