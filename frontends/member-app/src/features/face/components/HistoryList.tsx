import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useDiagnosisHistory } from '../api/use-diagnosis-history.ts'
import { DiagnosisPlot } from './DiagnosisPlot.tsx'
import { ResultLinkCard } from './ResultLinkCard.tsx'

interface Props {
  toLink: (detectId: string) => string
  /** Shown when there is no diagnosis yet. */
  first: ReactNode
}

/** Lists the member's diagnoses, five a page, newest or oldest first. */
export function HistoryList({ toLink, first }: Props) {
  const { t } = useTranslation('face')
  const [params, setParams] = useSearchParams()
  const sort = params.get('sort') === 'asc' ? 'asc' : 'desc'
  const control = useUrlPaging()
  const history = useDiagnosisHistory(control.paging, sort)
  if (history.isPending) return <LoadingState lines={6} />
  if (history.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void history.refetch()} />
  if (history.data.total === 0) return <EmptyState text={t('history.empty')} action={first} />
  return (
    <>
      <DiagnosisPlot />
      <NativeSelect
        value={sort}
        onChange={({ target }) => setParams({ sort: target.value }, { replace: true })}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': t('history.sort') }}
        sx={{ mb: 2, '& select': { py: 1.375 } }}
      >
        <option value="desc">{t('history.newest')}</option>
        <option value="asc">{t('history.oldest')}</option>
      </NativeSelect>
      <Box component="ul" sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {history.data.rows.map((result) => (
          <ResultLinkCard key={result.id} result={result} to={toLink(result.id)} />
        ))}
      </Box>
      <Pager shown={history.data} {...control} />
    </>
  )
}
