import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { DataTable } from '../../../components/list/DataTable.tsx'
import { Pager } from '../../../components/list/Pager.tsx'
import type { PagingControl } from '../../../components/list/use-paging.ts'
import { useHistory } from '../api/use-history.ts'
import type { FaceResult } from '../types.ts'

interface Props {
  label: string
  control: PagingControl
  chosen: string | null
  onChoose: (detectId: string) => void
  withId?: boolean
}

/** Dates of diagnoses, five a page, one of which is chosen. */
export function ResultTable({ label, control, chosen, onChoose, withId = false }: Props) {
  const { t } = useTranslation('face')
  const history = useHistory(control.paging)
  if (history.isPending) return <LoadingState lines={5} />
  if (history.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void history.refetch()} />
  if (history.data.total === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('history.empty')}</Typography>
  const columns = [
    {
      name: 'choice',
      label: t('picker.choose'),
      track: '4rem',
      cell: ({ id, latestUpdate }: FaceResult) => (
        <Radio
          checked={id === chosen}
          onChange={() => onChoose(id)}
          name={label}
          slotProps={{ input: { 'aria-label': latestUpdate } }}
        />
      ),
    },
    ...(withId ? [{ name: 'id', label: t('picker.id'), cell: ({ id }: FaceResult) => id }] : []),
    { name: 'date', label: t('picker.date'), cell: ({ latestUpdate }: FaceResult) => latestUpdate },
  ]
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={history.data.rows}
        rowKey={({ id }) => id}
        busy={history.isPlaceholderData}
      />
      <Pager shown={history.data} {...control} />
    </>
  )
}
