import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { findServerMessage, isSessionEndError } from '../../../lib/api/api-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import type { Card, RegisteredCard } from '../types.ts'
import { CardName, useFormatCardExpiry } from './CardName.tsx'
import { CardRegistrationForm } from './CardRegistrationForm.tsx'

interface Props {
  /** Stands above the cards when they may be shown. */
  notice?: ReactNode
}

/** Lists the member's cards to register and delete. The form is open when there is none. */
export function CardList({ notice }: Props) {
  const { t } = useTranslation(['cards', 'common'])
  const alert = useAlert()
  const { $confirmed, dialog } = useConfirmed()
  const cards = $confirmed.useQuery('get', '/credit-card/fetch-all')
  const invalidate = useInvalidate()
  const remove = $api.useMutation('post', '/credit-card/delete', {
    onSettled: () => invalidate('/credit-card/fetch-all', '/credit-card/fetch'),
  })
  const formatCardEnd = useFormatCardExpiry()
  const [isAdding, setIsAdding] = useState(false)
  const [cardToDelete, setCardToDelete] = useState<Card | null>(null)
  const { ref, requestFocus: focusLater } = useDeferredFocus()

  const formatCardName = ({ brand, last4 }: Card) =>
    t('named', { brand: t(`brands.${brand}`, { defaultValue: brand }), last4 })
  const onRegistered = ({ alreadyRegistered }: RegisteredCard) => {
    setIsAdding(false)
    alert({
      title: t('form.registered'),
      text: t(alreadyRegistered ? 'form.registeredAgainText' : 'form.registeredText'),
      onClose: focusLater,
    })
  }
  const deleteConfirmed = ({ id }: Card) =>
    remove.mutate(
      { body: { id } },
      {
        onSuccess: () =>
          alert({ title: t('delete.deleted'), text: t('delete.deletedText'), onClose: focusLater }),
        onError: (error) => {
          if (!isSessionEndError(error))
            alert({ title: t('delete.refused'), text: findServerMessage(error) ?? t('common:unreachable') })
        },
      },
    )

  return (
    <>
      {dialog}
      <QueryBoundary query={cards} lines={3}>
        {(list) => (
          <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
            {notice}
            {list.map((card) => (
              <SettingsRow
                key={card.id}
                title={<CardName card={card} />}
                text={formatCardEnd(card)}
                action={
                  <Button
                    disabled={remove.isPending}
                    aria-label={t('delete.of', { card: formatCardName(card) })}
                    onClick={() => setCardToDelete(card)}
                  >
                    {t('delete.action')}
                  </Button>
                }
              />
            ))}
            <Box sx={{ mt: list.length > 0 ? 3 : 0 }}>
              {isAdding || list.length === 0 ? (
                <CardRegistrationForm
                  onRegistered={onRegistered}
                  onClose={list.length > 0 ? () => setIsAdding(false) : undefined}
                />
              ) : (
                <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
                  {t('add')}
                </Button>
              )}
            </Box>
          </Box>
        )}
      </QueryBoundary>
      {cardToDelete && (
        <ConfirmDialog
          text={t('delete.question', { card: formatCardName(cardToDelete) })}
          action={t('delete.action')}
          onConfirm={() => deleteConfirmed(cardToDelete)}
          onClose={() => setCardToDelete(null)}
        />
      )}
    </>
  )
}
