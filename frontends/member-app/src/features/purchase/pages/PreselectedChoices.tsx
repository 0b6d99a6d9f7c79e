import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { type PurchaseDraft, purchaseDraft } from '../../../lib/purchase-draft.ts'
import { findRegularAddress } from '../../addresses/rules.ts'
import { findProposedCard } from '../../cards/rules.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'

interface Props {
  draft: PurchaseDraft
  rental: boolean
  children: ReactNode
}

/**
 * Chooses the member's card, and for a rental the address, before the first step, so that members who have both only review the order. A
 * purchase that was sent stays as it is.
 */
export function PreselectedChoices({ draft, rental, children }: Props) {
  const { $confirmed, dialog } = useConfirmed()
  const [needs] = useState({
    card: draft.creditCardId === null && !draft.sent,
    address: rental && draft.addressId === null && !draft.sent,
  })
  const cards = $confirmed.useQuery('get', '/credit-card/fetch-all', undefined, { enabled: needs.card })
  const addresses = $confirmed.useQuery('get', '/v2/address/deliveries', undefined, {
    enabled: needs.address,
  })
  const isLoaded = !cards.isLoading && !addresses.isLoading
  const [isChosen, setIsChosen] = useState(!needs.card && !needs.address)

  const choose = useEffectEvent(() => {
    // Another tab may have chosen or bought while the lists were loading. What cannot be loaded is shown by its step, with a retry.
    if (!draft.sent) {
      const card = needs.card && draft.creditCardId === null && findProposedCard(cards.data ?? [], new Date())
      const address = needs.address && draft.addressId === null && findRegularAddress(addresses.data ?? [])
      purchaseDraft.choose({
        ...(card && { creditCardId: card.id }),
        ...(address && { addressId: address.deliveryId }),
      })
    }
    setIsChosen(true)
  })
  useEffect(() => {
    if (isLoaded && !isChosen) choose()
  }, [isLoaded, isChosen])

  return (
    <>
      {isChosen ? children : <LoadingState lines={6} />}
      {dialog}
    </>
  )
}
