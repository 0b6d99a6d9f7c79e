import { createEmitter } from '../../lib/emitter.ts'
import { defaultScale, isScale } from './rules.ts'

const storageKey = 'hibiki.page-scale'
const changes = createEmitter<number>()

function stored(): number {
  const value = Number.parseFloat(localStorage.getItem(storageKey) ?? '')
  return isScale(value) ? value : defaultScale
}

/** The scale of this browser; every size of the theme is in rem, so the root font size scales the whole page. */
export const scaleStore = {
  get: stored,
  set(scale: number): void {
    localStorage.setItem(storageKey, String(scale))
    scaleStore.apply()
    changes.emit(scale)
  },
  apply(): void {
    document.documentElement.style.fontSize = `${Math.round(stored() * 100)}%`
  },
  subscribe: (onChange: () => void): (() => void) => changes.subscribe(onChange),
}
