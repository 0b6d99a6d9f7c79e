import TabletMacOutlined from '@mui/icons-material/TabletMacOutlined'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useSession } from '../../session/session-context.ts'
import { startHandOver } from '../api/hand-over.ts'
import { handOverFlag } from '../hand-over-flag.ts'
import { photoQueue } from '../photo-queue.ts'
import { useGetPhotoQueueId } from './photos/use-get-photo-queue-id.ts'

interface Props {
  recordId: string
  userName: string
  /** Whether handing over is what comes next, because the customer has not filled in the own part yet. */
  isPrimary: boolean
}

/** Hands the device to the customer, who then sees the own part of this record and nothing else. */
export function HandOverButton({ recordId, userName, isPrimary }: Props) {
  const { t } = useTranslation('charts')
  const { user } = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showError = useShowError()
  const alert = useAlert()
  const queueId = useGetPhotoQueueId()(recordId)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const onConfirm = async () => {
    setIsBusy(true)
    // A device in the hands of the customer sends no photos.
    if (!(await photoQueue.waitUntilSent(queueId))) {
      alert({ text: t('photos.unsent.handOver') })
      setIsBusy(false)
      return
    }
    try {
      await startHandOver(recordId)
      if (user) handOverFlag.set(user.id)
      navigate(paths.chartHandOver, { replace: true })
      // The cache holds what staff viewed before, which the customer must not see.
      queryClient.clear()
    } catch (error) {
      showError(error)
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        variant={isPrimary ? 'contained' : 'outlined'}
        startIcon={<TabletMacOutlined />}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {t('handOver.begin')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('handOver.begin')}
          text={t('handOver.question', { name: userName })}
          action={t('handOver.action')}
          onConfirm={() => void onConfirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
