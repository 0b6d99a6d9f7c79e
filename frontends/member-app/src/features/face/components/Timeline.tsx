import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { usePaging } from '../../../components/list/use-paging.ts'
import { useResult } from '../api/use-result.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultChoice } from './ResultChoice.tsx'
import { ResultView } from './ResultView.tsx'

/** Dates on one side, the chosen diagnosis on the other. */
export function Timeline({ canPublish }: { canPublish: boolean }) {
  const { t } = useTranslation('face')
  const [params, setParams] = useSearchParams()
  const chosen = params.get('id')
  const control = usePaging()
  const choose = (detectId: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (detectId === null) after.delete('id')
        else after.set('id', detectId)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '22rem minmax(0, 1fr)' } }}>
      <Box>
        <ResultChoice label={t('timeline.dates')} control={control} chosen={chosen} onChoose={choose} />
      </Box>
      {chosen === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('timeline.choose')}</Typography>
      ) : (
        <ChosenResult detectId={chosen} canPublish={canPublish} onDeleted={() => choose(null)} />
      )}
    </Box>
  )
}

interface ChosenProps {
  detectId: string
  canPublish: boolean
  onDeleted: () => void
}

function ChosenResult({ detectId, canPublish, onDeleted }: ChosenProps) {
  const { t } = useTranslation('face')
  const result = useResult(detectId)
  if (result.isPending) return <LoadingState picture />
  if (result.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void result.refetch()} />
  return (
    <Card component="section" aria-label={t('timeline.detail')} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
        {result.data.latestUpdate}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <ResultActions result={result.data} canPublish={canPublish} onDeleted={onDeleted} />
      </Box>
      <ResultView result={result.data} />
    </Card>
  )
}
