import { type ReactNode, useCallback, useState } from 'react'
import { createLazyComponent } from '../lazy-component.tsx'
import { type Alert, AlertContext } from './alert-context.ts'
import { FallbackAlert } from './FallbackAlert.tsx'

const AlertDialog = createLazyComponent(() => import('./AlertDialog.tsx'), { Failed: FallbackAlert })

export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Alert[]>([])
  const show = useCallback((alert: Alert) => setQueue((waiting) => [...waiting, alert]), [])
  const current = queue[0]

  const onCloseCurrent = () => {
    setQueue((waiting) => waiting.slice(1))
    current?.onClose?.()
  }

  return (
    <AlertContext value={show}>
      {children}
      {current && <AlertDialog alert={current} onClose={onCloseCurrent} />}
    </AlertContext>
  )
}
