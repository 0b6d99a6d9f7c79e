import { createContext, use } from 'react'

export interface Alert {
  title?: string
  text: string
  /** The reason and what the member can do about it; a paragraph of its own below the text. */
  detail?: string
  /** Good news that asks for nothing: a bar at the lower edge shows it for some seconds, beside any alert. */
  isNotice?: boolean
  /** Called once when the member has closed the alert. */
  onClose?: () => void
}

export const AlertContext = createContext<((alert: Alert) => void) | null>(null)

/** Returns a function that shows an alert; one is shown at a time, and further ones wait in a queue, as notices do in their own. */
export function useAlert(): (alert: Alert) => void {
  const show = use(AlertContext)
  if (!show) throw new Error('useAlert needs an AlertProvider above it')
  return show
}
