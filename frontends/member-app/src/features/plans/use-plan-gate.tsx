import { type ReactNode, useRef, useState } from 'react'
import { lazyPart } from '../../components/lazy-part.tsx'
import { Unreachable } from '../../components/Unreachable.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { checkFeature } from './api/check-feature.ts'
import { permissionOf } from './rules.ts'
import type { PlanFeature, Product } from './types.ts'

const dialogs = { texts: ['plans'], Failed: Unreachable }
const PlanDialog = lazyPart(() => import('./components/PlanDialog.tsx'), dialogs)
const UnpaidDialog = lazyPart(() => import('./components/UnpaidDialog.tsx'), dialogs)

/** What stands between the member and the feature; `products: null` when the server could not check it. */
type Refusal = { kind: 'unpaid' } | { kind: 'plan-needed'; products: readonly Product[] | null }

interface Asked {
  feature: PlanFeature
  answer: (allowed: boolean) => void
  fail: (error: unknown) => void
}

export interface PlanGate {
  /**
   * True when the plan opens the feature. Else shows what is needed, and answers when that is closed again. Rejects when the server
   * could not be reached: the caller says so in its place.
   */
  ask: (feature: PlanFeature) => Promise<boolean>
  dialog: ReactNode
}

/**
 * Asks the server before a feature of a plan is used. Put `dialog` somewhere on the page. `onDismissed` hears of plans that
 * were closed without choosing one.
 */
export function usePlanGate(onDismissed: () => void = () => undefined): PlanGate {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef<Asked | null>(null)

  function close(allowed: boolean) {
    setRefusal(null)
    asked.current?.answer(allowed)
    asked.current = null
  }

  async function check(feature: PlanFeature) {
    try {
      const permission = permissionOf(await checkFeature(feature))
      if (permission.kind === 'allowed') close(true)
      else setRefusal(permission)
    } catch (error) {
      if (error instanceof ApiError) return setRefusal({ kind: 'plan-needed', products: null })
      setRefusal(null)
      asked.current?.fail(error)
      asked.current = null
    }
  }

  return {
    ask: (feature) =>
      new Promise((answer, fail) => {
        asked.current?.answer(false)
        asked.current = { feature, answer, fail }
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
