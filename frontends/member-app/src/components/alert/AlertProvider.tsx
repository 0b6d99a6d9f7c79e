import { type ReactNode, useCallback, useState } from 'react'
import { createLazyComponent } from '../lazy-component.tsx'
import { type Alert, AlertContext } from './alert-context.ts'
import { FallbackAlert } from './FallbackAlert.tsx'

const AlertDialog = createLazyComponent(() => import('./AlertDialog.tsx'), { Failed: FallbackAlert })
const NoticeBar = createLazyComponent(() => import('./NoticeBar.tsx'))

export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Alert[]>([])
  const show = useCallback((alert: Alert) => setQueue((waiting) => [...waiting, alert]), [])
  const current = queue.find(({ isNotice }) => !isNotice)
  const notice = queue.find(({ isNotice }) => isNotice)

  const close = (closed: Alert) => {
    setQueue((waiting) => waiting.filter((alert) => alert !== closed))
    closed.onClose?.()
  }

  return (
    <AlertContext value={show}>
      {children}
      {current && <AlertDialog alert={current} onClose={() => close(current)} />}
      {notice && <NoticeBar text={notice.text} onClosed={() => close(notice)} />}
    </AlertContext>
  )
}
