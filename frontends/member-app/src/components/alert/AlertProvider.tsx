import { type ReactNode, useCallback, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { type Alert, AlertContext } from './alert-context.ts'
import { PlainAlert } from './PlainAlert.tsx'

const AlertDialog = lazyPart(() => import('./AlertDialog.tsx'), { Failed: PlainAlert })

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
