import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useSharing } from '../api/use-sharing.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** Switches whether the salon takes photos and sees them, and deletes those there are. */
export function PhotoConsentSwitch() {
  const { t } = useTranslation('charts')
  const alert = useAlert()
  const showError = useShowError()
  const queryClient = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)
  const { sharing, save } = useSharing()
  const remove = $api.useMutation('post', '/customer/calte/delete-photos', {
    onSuccess: ({ deleted }) => {
      void queryClient.invalidateQueries({ queryKey: ['get', '/customer/calte/get-format'] })
      alert({ text: t(deleted > 0 ? 'photos.deletedAll' : 'photos.deletedNone') })
    },
    onError: showError,
  })
  return (
    <ChartQueryBoundary query={sharing} lines={1}>
      {({ photos }) => (
        <Box sx={{ mt: 3 }}>
          <AutoSavingSwitch
            label={t('photos.consent')}
            text={t('photos.consentText')}
            checked={save.isPending ? (save.variables.body.photos ?? photos) : photos}
            isSaving={save.isPending}
            onChange={(next, options) => save.mutate({ body: { photos: next } }, options)}
          />
          <Button
            color="error"
            disabled={remove.isPending}
            onClick={() => setIsDeleting(true)}
            sx={{ mt: 1, ml: -1 }}
          >
            {t('photos.deleteAll')}
          </Button>
          {isDeleting && (
            <ConfirmDialog
              title={t('photos.deleteAllTitle')}
              text={t('photos.deleteAllText')}
              action={t('photos.delete')}
              onConfirm={() => remove.mutate({})}
              onClose={() => setIsDeleting(false)}
            />
          )}
        </Box>
      )}
    </ChartQueryBoundary>
  )
}
