import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import type { FaceResult } from '../types.ts'

interface Props {
  result: FaceResult
  canPublish: boolean
  onDeleted?: () => void
}

/**
 * Publishes, withdraws, or deletes after a confirmation. Every member may withdraw, because they may have been a customer when they
 * published.
 */
export function ResultActions({ result, canPublish, onDeleted }: Props) {
  const { t } = useTranslation('face')
  const alert = useAlert()
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const queryClient = useQueryClient()
  const invalidate = useInvalidate()
  const change = $confirmed.useMutation('post', '/aiesthe/publication', {
    onSuccess: () => invalidate('/aiesthe/my-history', '/aiesthe/detect-result'),
  })
  const remove = $confirmed.useMutation('post', '/aiesthe/delete-result', {
    onSuccess: (_, { body }) => {
      queryClient.removeQueries({ queryKey: ['get', '/aiesthe/detect-result', { params: { query: body } }] })
      // This is not awaited, because the refetch unmounts the card with the callbacks that show the result.
      void invalidate('/aiesthe/my-history')
    },
  })
  const [deleting, setDeleting] = useState(false)
  const onPublish = (published: boolean) =>
    change.mutate({ body: { detectId: result.id, published } }, { onError: showError })
  const deleteConfirmed = () =>
    remove.mutate(
      { body: { detectId: result.id } },
      {
        onError: showError,
        onSuccess: () => {
          alert({ text: t('history.deleted') })
          onDeleted?.()
        },
      },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {result.published ? (
        <Button variant="outlined" disabled={change.isPending} onClick={() => onPublish(false)}>
          {t('history.withdraw')}
        </Button>
      ) : (
        canPublish && (
          <Button variant="outlined" disabled={change.isPending} onClick={() => onPublish(true)}>
            {t('history.publish')}
          </Button>
        )
      )}
      <Button color="error" disabled={remove.isPending} onClick={() => setDeleting(true)}>
        {t('history.delete')}
      </Button>
      {dialog}
      {deleting && (
        <ConfirmDialog
          text={t('history.deleteQuestion')}
          action={t('history.delete')}
          onClose={() => setDeleting(false)}
          onConfirm={deleteConfirmed}
        />
      )}
    </Box>
  )
}
