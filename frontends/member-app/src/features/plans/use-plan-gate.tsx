import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.tsx'
import { Unreachable } from '../../components/Unreachable.tsx'
import { checkFeature } from './api/check-feature.ts'
import { permissionOf } from './rules.ts'
import type { PlanFeature, Product } from './types.ts'

const dialogs = { texts: ['plans'], Failed: Unreachable }
const PlanDialog = lazyPart(() => import('./components/PlanDialog.tsx'), dialogs)
const UnpaidDialog = lazyPart(() => import('./components/UnpaidDialog.tsx'), dialogs)

/** What stands between the member and the feature; `products: null` when the check itself failed (D-073). */
type Refusal = { kind: 'unpaid' } | { kind: 'plan-needed'; products: readonly Product[] | null }

export interface PlanGate {
  /** True when the plan opens the feature. Else shows what is needed, and answers when that is closed again. */
  ask: (feature: PlanFeature) => Promise<boolean>
  dialog: ReactNode
}

/**
 * Asks the server before a feature of a plan is used (D1§4). Put `dialog` somewhere on the page. `onDismissed` hears of plans that
 * were closed without choosing one.
 */
export function usePlanGate(onDismissed: () => void = () => undefined): PlanGate {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef<{ feature: PlanFeature; answer: (allowed: boolean) => void } | null>(null)

  function close(allowed: boolean) {
    setRefusal(null)
    asked.current?.answer(allowed)
    asked.current = null
  }

  async function check(feature: PlanFeature) {
    const permission = await checkFeature(feature).then(permissionOf, () => null)
    if (permission?.kind === 'allowed') close(true)
    else setRefusal(permission ?? { kind: 'plan-needed', products: null })
  }

  return {
    ask: (feature) =>
      new Promise((response) => {
        asked.current?.answer(false)
        asked.current = { feature, answer: response }
        void check(feature)
      }),
    dialog: refusal && (
      <>
        {refusal.kind === 'unpaid' && <UnpaidDialog onClose={() => close(false)} />}
        {refusal.kind === 'plan-needed' && (
          <PlanDialog
            products={refusal.products}
            onRetry={async () => {
              if (asked.current) await check(asked.current.feature)
            }}
            onLeave={() => close(false)}
            onClose={() => {
              close(false)
              onDismissed()
            }}
          />
        )}
      </>
    ),
  }
}
