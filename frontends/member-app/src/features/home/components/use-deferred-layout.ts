import { type CSSProperties, useEffect, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { waitUntilIdle } from '../../../lib/wait-until-idle.ts'

/** The estimated height of a section on a phone, which sizes the scroll bar. */
const belowStyle: CSSProperties = { contentVisibility: 'auto', containIntrinsicSize: 'auto 56rem' }
const readerEvents = ['scroll', 'pointerdown', 'keydown'] as const

/** Tells whether the home page was opened at its top. Anchors and restored scroll positions need the true height of every section. */
export const isFreshTopNavigation = (): boolean => {
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  if (!opened || (opened as PerformanceNavigationTiming).type !== 'navigate') return false
  const { pathname, hash } = new URL(opened.name)
  return pathname === paths.home && !hash && !window.location.hash
}

let isDeferring: boolean | null = null
let lastTurn: Promise<void> | null = null

/** Resolves when the page is scrolled, touched or typed into. */
function waitForReader(): Promise<void> {
  return new Promise((resolve) => {
    const first = new AbortController()
    const stop = () => {
      first.abort()
      resolve()
    }
    for (const sign of readerEvents)
      window.addEventListener(sign, stop, { passive: true, capture: true, signal: first.signal })
  })
}

/** Resolves for one section after the other, each when the page is idle. */
function waitForTurn(): Promise<void> {
  lastTurn = (lastTurn ?? waitForReader()).then(waitUntilIdle)
  return lastTurn
}

/**
 * Returns styles for a section below the first screen: its text is laid out when it comes near, or one section at a time after the
 * reader's first input. Laying out a whole page of Japanese blocks a slow phone for half a second and loads twice the fonts.
 */
export function useDeferredLayout(): CSSProperties | undefined {
  isDeferring ??= isFreshTopNavigation()
  const [isWaiting, setIsWaiting] = useState(isDeferring)
  useEffect(() => {
    if (!isWaiting) return
    let current = true
    void waitForTurn().then(() => {
      isDeferring = false
      if (current) setIsWaiting(false)
    })
    return () => {
      current = false
    }
  }, [isWaiting])
  return isWaiting ? belowStyle : undefined
}
