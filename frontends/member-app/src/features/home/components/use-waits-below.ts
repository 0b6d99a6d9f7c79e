import { type CSSProperties, useEffect, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { whenIdle } from '../../../lib/when-idle.ts'

/** About the height of a section on a phone, for the scroll bar. */
const below: CSSProperties = { contentVisibility: 'auto', containIntrinsicSize: 'auto 56rem' }
const signsOfReader = ['scroll', 'pointerdown', 'keydown'] as const

/** Whoever opens the home page from its top. Anchors and places that are returned to need every section's true height. */
export const opensAtTop = (): boolean => {
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  if (!opened || (opened as PerformanceNavigationTiming).type !== 'navigate') return false
  const { pathname, hash } = new URL(opened.name)
  return pathname === paths.home && !hash && !window.location.hash
}

let waits: boolean | null = null
let turn: Promise<void> | null = null

/** Until the page is scrolled, touched or typed into. */
function readerMoves(): Promise<void> {
  return new Promise((resolve) => {
    const first = new AbortController()
    const stop = () => {
      first.abort()
      resolve()
    }
    for (const sign of signsOfReader)
      window.addEventListener(sign, stop, { passive: true, capture: true, signal: first.signal })
  })
}

/** One section after the other, each when the page has nothing else to do. */
function nextTurn(): Promise<void> {
  turn = (turn ?? readerMoves()).then(whenIdle)
  return turn
}

/**
 * Styles for a section below the first screen: its text is laid out when it comes near, or one section at a time after the reader's
 * first move.
 * Laying out a whole page of Japanese takes a slow phone half a second, in which it answers no touch, and asks for twice the fonts.
 */
export function useWaitsBelow(): CSSProperties | undefined {
  waits ??= opensAtTop()
  const [isWaiting, setIsWaiting] = useState(waits)
  useEffect(() => {
    if (!isWaiting) return
    let current = true
    void nextTurn().then(() => {
      waits = false
      if (current) setIsWaiting(false)
    })
    return () => {
      current = false
    }
  }, [isWaiting])
  return isWaiting ? below : undefined
}
