import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useDeleteRecord } from '../api/use-delete-record.ts'
import { HandOverButton } from '../components/HandOverButton.tsx'
import { PdfMenu } from '../components/PdfMenu.tsx'
import { useGetPhotoQueueId } from '../components/photos/use-get-photo-queue-id.ts'
import { photoQueue } from '../photo-queue.ts'
import type { ChartRecord } from '../types.ts'

/** The first action is what comes next: the customer's part while it is open, and the own part afterwards. */
export function RecordActions({ record, onEdit }: { record: ChartRecord; onEdit: () => void }) {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const showError = useShowError()
  const navigate = useNavigate()
  const remove = useDeleteRecord()
  const queueId = useGetPhotoQueueId()(record.recordId)
  const [isDeleting, setIsDeleting] = useState(false)
  const onDelete = () =>
    remove.mutate(
      { calteId: record.recordId },
      {
        onSuccess: () => {
          alert({ text: t('delete.done') })
          // The guard of unsent photos must be gone before the page is left.
          flushSync(() => photoQueue.clear(queueId))
          navigate(toChartManagementPath(record.userId), { replace: true })
        },
        onError: showError,
      },
    )
  const canHandOver = record.calteItems.some(({ customerInput }) => customerInput)
  const isWaitingForCustomer = canHandOver && !record.customerInput
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4, displayPrint: 'none' }}>
      {canHandOver && (
        <HandOverButton
          recordId={record.recordId}
          userName={record.userName}
          isPrimary={isWaitingForCustomer}
        />
      )}
      <Button
        variant={isWaitingForCustomer ? 'outlined' : 'contained'}
        startIcon={<EditOutlined />}
        onClick={onEdit}
      >
        {t('record.edit')}
      </Button>
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {t('record.print')}
      </Button>
      <PdfMenu recordId={record.recordId} />
      <Button
        color="error"
        startIcon={<DeleteOutlineRounded />}
        disabled={remove.isPending}
        onClick={() => setIsDeleting(true)}
      >
        {t('list.delete')}
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text', { title: record.title, userName: record.userName })}
          action={t('delete.action')}
          onConfirm={onDelete}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Box>
  )
}
