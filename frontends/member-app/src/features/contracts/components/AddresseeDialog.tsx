import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toReceiptPath } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { saveTaxDocumentAddresseeLimits } from '../../../lib/api/limits.gen/save-tax-document-addressee.ts'

interface Props {
  id: string
  addressee: string
  onClose: () => void
}

/** Keeps another addressee and opens the document that is issued for it. */
export function AddresseeDialog({ id, addressee, onClose }: Props) {
  const { t } = useTranslation(['contracts', 'common'])
  const labelId = useId()
  const alert = useAlert()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useApiForm({
    defaultValues: { name: addressee },
    async send({ name }: { name: string }) {
      await unwrap(api.POST('/payment/document-addressee', { body: { name } }))
      return unwrap(api.POST('/payment/document/reissue', { body: { id } }))
    },
    onDone(issued) {
      onClose()
      void queryClient.invalidateQueries()
      navigate(toReceiptPath(issued.id), { replace: true })
    },
    onRefused: (text) => alert({ text }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={labelId} maxWidth="xs" fullWidth>
      <form onSubmit={form.onSubmit} noValidate>
        <DialogTitle id={labelId} variant="h3" sx={{ pt: 3 }}>
          {t('receipt.addressee.title')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2, color: 'text.primary' }}>
            {t('receipt.addressee.text')}
          </DialogContentText>
          <TextInput
            {...form.field('name')}
            label={t('receipt.addressee.label')}
            autoComplete="organization"
            inputProps={saveTaxDocumentAddresseeLimits.name}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={form.sending}>
            {t('receipt.addressee.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
