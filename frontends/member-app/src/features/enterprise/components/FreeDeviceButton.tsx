import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import type { OverviewSection } from '../types.ts'

interface Props {
  section: Pick<OverviewSection, 'sectionId' | 'sectionName' | 'deviceName'>
}

/** Takes the section from its device, for one that broke or moves, and asks a session of a paired tablet for the password. */
export function FreeDeviceButton({ section: { sectionId, sectionName, deviceName } }: Props) {
  const { t } = useTranslation('enterprise')
  const showError = useShowError()
  const invalidate = useInvalidate()
  const { $confirmed, dialog } = useConfirmed()
  const [isAsking, setIsAsking] = useState(false)
  const free = $confirmed.useMutation('post', '/v2/enterprise/my/room/section/free', {
    onSuccess: () => invalidate('/v2/enterprise/my/overview'),
  })
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('free.buttonOf', { name: sectionName })}
        disabled={free.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t('free.button')}
      </Button>
      {dialog}
      {isAsking && (
        <ConfirmDialog
          title={t('free.title', { name: sectionName })}
          text={t('free.text', { device: deviceName })}
          action={t('free.button')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => free.mutate({ body: { sectionId } }, { onError: showError })}
        />
      )}
    </>
  )
}
