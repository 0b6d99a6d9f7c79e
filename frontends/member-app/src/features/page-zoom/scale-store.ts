import { createEmitter } from '../../lib/emitter.ts'
import { DEFAULT_SCALE, isValidScale } from './rules.ts'

const storageKey = 'hibiki.page-scale'
const memberKey = 'hibiki.page-scale.member'
const changes = createEmitter<number>()

function readStoredScale(): number {
  const value = Number.parseFloat(localStorage.getItem(storageKey) ?? '')
  return isValidScale(value) ? value : DEFAULT_SCALE
}

/** The scale of this browser; every size of the theme is in rem, so the root font size scales the whole page. */
export const scaleStore = {
  get: readStoredScale,
  /** Tells whether a visitor chose the scale, because only a visitor's choice may be saved in an account. */
  isVisitors: (): boolean => localStorage.getItem(memberKey) === null,
  set(scale: number, memberId: string | null): void {
    localStorage.setItem(storageKey, String(scale))
    if (memberId === null) localStorage.removeItem(memberKey)
    else localStorage.setItem(memberKey, 'chosen')
    scaleStore.apply()
    changes.emit(scale)
  },
  apply(): void {
    document.documentElement.style.fontSize = `${Math.round(readStoredScale() * 100)}%`
  },
  subscribe: (onChange: () => void): (() => void) => changes.subscribe(onChange),
}
