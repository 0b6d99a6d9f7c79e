import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type Alert, AlertContext } from './alert-context.ts'

const AlertDialog = lazy(() => import('./AlertDialog.tsx'))

export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Alert[]>([])
  const show = useCallback((alert: Alert) => setQueue((waiting) => [...waiting, alert]), [])
  const current = queue[0]

  const close = () => {
    setQueue((waiting) => waiting.slice(1))
    current?.onClose?.()
  }

  return (
    <AlertContext value={show}>
      {children}
      {current && (
        <Suspense fallback={null}>
          <AlertDialog alert={current} onClose={close} />
        </Suspense>
      )}
    </AlertContext>
  )
}
