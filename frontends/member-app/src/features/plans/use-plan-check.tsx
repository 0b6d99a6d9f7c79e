import { type ReactNode, useRef, useState } from 'react'
import { CodeLoadFailureAlert } from '../../components/CodeLoadFailureAlert.tsx'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { ApiError } from '../../lib/api/api-error.ts'
import { api, unwrap } from '../../lib/api/client.ts'
import type { OriginSound } from '../../lib/purchase-origin.ts'
import { featureCheckPaths } from './api/feature-check-paths.ts'
import { listUnlockingPlans, toFeaturePermission } from './rules.ts'
import type { PlanFeature, Product, UncheckedFeature } from './types.ts'

const dialogs = { texts: ['plans'], Failed: CodeLoadFailureAlert }
const PlanDialog = createLazyComponent(() => import('./components/PlanDialog.tsx'), dialogs)
const UnpaidDialog = createLazyComponent(() => import('./components/UnpaidDialog.tsx'), dialogs)

/** Why the member may not use the feature; `products: null` when the server could not check it. */
type Refusal =
  | { kind: 'unpaid' }
  | { kind: 'plan-needed'; feature: PlanFeature | UncheckedFeature; products: readonly Product[] | null }

interface PendingCheck {
  feature: PlanFeature
  resolve: (allowed: boolean) => void
  reject: (error: unknown) => void
}

export interface PlanCheck {
  /**
   * Resolves with true when the plan includes the feature. Otherwise it shows the plans and resolves with false when they are closed. It
   * rejects when the server is unreachable, which the caller shows.
   */
  checkPlan: (feature: PlanFeature) => Promise<boolean>
  dialog: ReactNode
}

interface Options {
  /** Called when the plans are closed without choosing one. */
  onDismissed?: () => void
  /** What the member wants, where only some plans with the checked feature include it: those alone are shown. */
  wanted?: UncheckedFeature | undefined
  /** The sound that the features are wanted for, to which a purchase leads back. */
  sound?: OriginSound | undefined
}

/** Asks the server before a feature of a plan is used. Render `dialog` on the page. */
export function usePlanCheck({ onDismissed, wanted, sound }: Options = {}): PlanCheck {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const pendingCheck = useRef<PendingCheck | null>(null)

  function closeDialog(allowed: boolean) {
    setRefusal(null)
    pendingCheck.current?.resolve(allowed)
    pendingCheck.current = null
  }

  async function check(feature: PlanFeature) {
    try {
      const permission = toFeaturePermission(await unwrap(api.GET(featureCheckPaths[feature])))
      if (permission.kind === 'allowed') closeDialog(true)
      else if (permission.kind === 'unpaid') setRefusal(permission)
      else if (wanted)
        setRefusal({
          ...permission,
          feature: wanted,
          products: listUnlockingPlans(permission.products, wanted),
        })
      else setRefusal({ ...permission, feature })
    } catch (error) {
      if (error instanceof ApiError)
        return setRefusal({ kind: 'plan-needed', feature: wanted ?? feature, products: null })
      setRefusal(null)
      pendingCheck.current?.reject(error)
      pendingCheck.current = null
    }
  }

  return {
    checkPlan: (feature) =>
      new Promise((resolve, reject) => {
        pendingCheck.current?.resolve(false)
        pendingCheck.current = { feature, resolve, reject }
        void check(feature)
      }),
    dialog: refusal && (
      <>
        {refusal.kind === 'unpaid' && <UnpaidDialog onClose={() => closeDialog(false)} />}
        {refusal.kind === 'plan-needed' && (
          <PlanDialog
            wanted={{ feature: refusal.feature, sound: sound ?? null }}
            products={refusal.products}
            onRetry={async () => {
              if (pendingCheck.current) await check(pendingCheck.current.feature)
            }}
            onLeave={() => closeDialog(false)}
            onClose={() => {
              closeDialog(false)
              onDismissed?.()
            }}
          />
        )}
      </>
    ),
  }
}
