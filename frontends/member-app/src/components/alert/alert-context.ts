import { createContext, use } from 'react'

export interface Alert {
  title?: string
  text: string
  /** Why, and what can be done about it: a paragraph of its own below the text. */
  detail?: string
  /** Called once when the member has closed the alert. */
  onClose?: () => void
}

export const AlertContext = createContext<((alert: Alert) => void) | null>(null)

/** Shows one dialog at a time; further ones wait their turn. */
export function useAlert(): (alert: Alert) => void {
  const show = use(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider above it')
  return show
}
