import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { findServerMessage, isSessionEndError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { formatFullName } from '../rules.ts'
import type { Address } from '../types.ts'
import { AddressRow } from './AddressRow.tsx'
import { TitledAddressForm } from './TitledAddressForm.tsx'

/** Lists the member's delivery addresses to add, edit in place and delete. */
export function AddressList() {
  const { t } = useTranslation(['addresses', 'common'])
  const alert = useAlert()
  const { $confirmed, dialog } = useConfirmed()
  const addresses = $confirmed.useQuery('get', '/v2/address/deliveries')
  const invalidate = useInvalidate()
  const remove = $api.useMutation('post', '/v2/address/delete/delivery', {
    onSettled: () => invalidate('/v2/address/deliveries', '/v2/address/delivery'),
  })
  /** The id of the address being edited; `new` for a new one. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const [addressToDelete, setAddressToDelete] = useState<Address | null>(null)
  const { ref, requestFocus: focusLater } = useDeferredFocus()

  const closeForm = () => setEditedId(null)
  const onSaved = (what: 'register' | 'update') => () => {
    closeForm()
    alert({ title: t(`${what}.done`), text: t(`${what}.doneText`), onClose: focusLater })
  }
  const deleteConfirmed = ({ deliveryId }: Address) =>
    remove.mutate(
      { params: { query: { id: deliveryId } } },
      {
        onSuccess: () => alert({ title: t('delete.done'), text: t('delete.doneText'), onClose: focusLater }),
        onError: (error) => {
          if (!isSessionEndError(error))
            alert({ title: t('delete.refused'), text: findServerMessage(error) ?? t('common:unreachable') })
        },
      },
    )

  return (
    <>
      {dialog}
      <QueryBoundary query={addresses} lines={4}>
        {(list) => (
          <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
            {list.map((address) =>
              editedId === address.deliveryId ? (
                <Box key={address.deliveryId} sx={{ py: 2 }}>
                  <TitledAddressForm address={address} onSaved={onSaved('update')} onClose={closeForm} />
                </Box>
              ) : (
                <AddressRow
                  key={address.deliveryId}
                  address={address}
                  busy={remove.isPending}
                  onEdit={() => setEditedId(address.deliveryId)}
                  onDelete={() => setAddressToDelete(address)}
                />
              ),
            )}
            <Box sx={{ mt: list.length > 0 ? 3 : 0 }}>
              {editedId === 'new' || list.length === 0 ? (
                <TitledAddressForm
                  onSaved={onSaved('register')}
                  onClose={list.length > 0 ? closeForm : undefined}
                />
              ) : (
                <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setEditedId('new')}>
                  {t('add')}
                </Button>
              )}
            </Box>
          </Box>
        )}
      </QueryBoundary>
      {addressToDelete && (
        <ConfirmDialog
          text={t('delete.question', {
            name: formatFullName(addressToDelete),
            address: addressToDelete.address,
          })}
          action={t('delete.action')}
          onConfirm={() => deleteConfirmed(addressToDelete)}
          onClose={() => setAddressToDelete(null)}
        />
      )}
    </>
  )
}
