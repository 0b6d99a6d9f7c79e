import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../components/alert/alert-context.ts'
import { ApiError, findServerMessage, isSessionEndError } from '../../lib/api/api-error.ts'
import type { PasswordConfirmedRunner } from '../../lib/api/password-confirmed-runner.ts'
import { type PurchaseDraft, purchaseDraft, type ShownPurchase } from '../../lib/purchase-draft.ts'
import { useRecheckAgreements } from './api/use-agreements.ts'
import { type PlacedPurchase, useSendPurchase } from './api/use-send-purchase.ts'

interface Options {
  draft: PurchaseDraft
  confirmed: PasswordConfirmedRunner
  onPlaced: (placed: PlacedPurchase) => void
  onAgreementMissing: () => void
}

/** Handles the press of the buy button: rechecks the agreements, sends the purchase and shows errors. */
export function usePurchase({ draft, confirmed, onPlaced, onAgreementMissing }: Options) {
  const { t } = useTranslation(['purchase', 'common'])
  const alert = useAlert()
  const isAgreed = useRecheckAgreements()
  const send = useSendPurchase(confirmed)
  const [attempt, setAttempt] = useState<'first' | 'again' | null>(null)

  function goBack() {
    alert({ text: t('agreements.missing') })
    onAgreementMissing()
  }

  function showFailure(error: unknown) {
    if (isSessionEndError(error)) return
    if (error instanceof ApiError && error.code === 'E4003') return goBack()
    const unreachable = purchaseDraft.get()?.sent ? t('unclear.unreachable') : t('common:unreachable')
    alert({ title: t('failed'), text: findServerMessage(error) ?? unreachable })
  }

  async function runAttempt(kind: 'first' | 'again', shown: ShownPurchase) {
    setAttempt(kind)
    try {
      // A repeated attempt was agreed to when it was first sent.
      if (kind === 'first' && !(await isAgreed())) return goBack()
      // Another tab has begun another purchase, which this page shows already, so this press must not buy it.
      if (purchaseDraft.get()?.requestKey !== draft.requestKey) return
      const { shownAmount, shownToday, shownPeriod } = shown
      onPlaced(await send({ ...draft, shownAmount, shownToday, shownPeriod }))
    } catch (error) {
      showFailure(error)
    } finally {
      setAttempt(null)
    }
  }

  return {
    isBuying: attempt !== null,
    isAskingAgain: attempt === 'again',
    /** @param shown the amounts on the last screen, in yen, and how often they are paid; no more is charged, and nothing sooner */
    buy: (shown: ShownPurchase) => void runAttempt('first', shown),
    askAgain: () => void runAttempt('again', draft),
  }
}
