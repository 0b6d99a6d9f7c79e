import Button from '@mui/material/Button'
import { useRedirect } from 'react-admin'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { TransferRequest } from './types.ts'

interface Props {
  request: TransferRequest
  isAllowed: boolean
  onDone: () => void
}

/** Performs the transfer that the preview shows, then opens its record, where it can be undone. */
export function PerformTransferButton({ request, isAllowed, onDone }: Props) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const action = useNotifyingMutation({
    run: (provider) => provider.call('POST /admin/transfers', { body: request }),
    successText: () => ({ key: 'console.transfers.done' }),
    onSuccess: ({ id }) => {
      onDone()
      redirect('show', 'transfers', id)
    },
  })
  return (
    <Button variant="contained" disabled={!isAllowed || action.isPending} onClick={() => action.mutate()}>
      {translate('console.transfers.perform')}
    </Button>
  )
}
