import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ReasonDialog } from '../../../components/form/ReasonDialog.tsx'
import { JstTime } from '../../../components/JstTime.tsx'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { deleteChartRecordLimits } from '../../../lib/api/limits.gen/delete-chart-record.ts'
import { isPersonInCharge } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { useDeleteRecord } from '../api/use-delete-record.ts'
import { useRecords } from '../api/use-records.ts'
import type { RecordRow } from '../types.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'
import { CustomerPartStatus } from './CustomerPartStatus.tsx'

interface Props {
  /** Null lists the records of all customers of the agency. */
  userId: string | null
  /** Administrators, who delete records without opening them, have no page to link to. */
  getRecordPath?: (recordId: string) => string
  /** This action is offered while there is no record yet. */
  first?: ReactNode
}

/** Lists records five at a time, with a button to delete each. */
export function RecordList({ userId, getRecordPath, first }: Props) {
  const { t } = useTranslation('charts')
  const control = useUrlPaging()
  const records = useRecords(userId, control.paging)
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const [chosen, setChosen] = useState<RecordRow | null>(null)
  const remove = useDeleteWithAlert(focusLater)
  const { user } = useSession()
  const question = chosen && {
    title: t('delete.title'),
    text: t('delete.text', chosen),
    action: t('delete.action'),
    onClose: () => setChosen(null),
  }
  const isStaff = user !== null && isPersonInCharge(user)
  const renderTitle = ({ id, title: text }: RecordRow) =>
    getRecordPath ? (
      <Link
        component={RouterLink}
        to={getRecordPath(id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
      >
        {text}
      </Link>
    ) : (
      text
    )
  const columns: DataTableColumn<RecordRow>[] = [
    { name: 'title', label: t('list.title'), track: 'minmax(0, 1.6fr)', cell: renderTitle },
    ...(userId === null ? [{ name: 'userName', label: t('list.userName'), cell: renderName }] : []),
    { name: 'done', label: t('list.customerInput'), track: '9rem', cell: renderDone },
    { name: 'updated', label: t('list.updated'), track: '15rem', cell: renderUpdated },
    {
      name: 'actions',
      label: t('list.delete'),
      track: '6rem',
      wide: true,
      cell: (row) => (
        <Button
          color="error"
          disabled={remove.isPending}
          onClick={() => setChosen(row)}
          aria-label={t('list.deleteOf', row)}
        >
          {t('list.delete')}
        </Button>
      ),
    },
  ]
  return (
    <ChartQueryBoundary query={records} lines={5}>
      {(shown) => (
        <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
          {shown.total === 0 ? (
            <EmptyState text={t('none')} action={first} />
          ) : (
            <>
              <DataTable
                label={t('list.label')}
                columns={columns}
                rows={shown.rows}
                rowKey={({ id }) => id}
                busy={records.isPlaceholderData}
              />
              <Pager shown={shown} {...control} />
            </>
          )}
          {chosen && question && isStaff && (
            <ConfirmDialog {...question} onConfirm={() => remove.mutate({ calteId: chosen.id })} />
          )}
          {chosen && question && !isStaff && (
            <ReasonDialog
              {...question}
              limit={deleteChartRecordLimits.reason}
              onConfirm={(reason) => remove.mutate({ calteId: chosen.id, reason })}
            />
          )}
        </Box>
      )}
    </ChartQueryBoundary>
  )
}

const renderName = ({ userName }: RecordRow) => userName
const renderDone = ({ customerInput }: RecordRow) => <CustomerPartStatus isDone={customerInput} />
const renderUpdated = ({ updated }: RecordRow) => <JstTime at={updated} />

/** Deletes a record and confirms it, or shows why it failed. */
function useDeleteWithAlert(onClose: () => void) {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const showError = useShowError()
  const remove = useDeleteRecord()
  return {
    isPending: remove.isPending,
    mutate: (query: { calteId: string; reason?: string }) =>
      remove.mutate(query, {
        onSuccess: () => alert({ text: t('delete.done'), onClose }),
        onError: showError,
      }),
  }
}
