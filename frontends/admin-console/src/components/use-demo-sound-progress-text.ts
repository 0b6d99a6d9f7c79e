import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'

interface DemoSounds {
  ready: number
  total: number
}

const POLL_MS = 5_000

/** Polling stops after half an hour: the next start of the product continues interrupted rendering. */
const MAX_POLLS = 360

/** The gateway marks the page only if the product runs on the developer's own machine. */
const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="hibiki-mode"]')?.content === 'local'

const isIncomplete = ({ ready, total }: DemoSounds): boolean => ready < total

/**
 * Returns a text with the number of demo sounds that are ready while others are being rendered, and null once all are, or outside local
 * mode, where it sends no requests. It calls `onMoreReady` each time that more of them are ready.
 */
export function useDemoSoundProgressText(onMoreReady: () => void): string | null {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['dev/demo-sounds'],
    queryFn: fetchDemoSounds,
    enabled: isLocalMode(),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isIncomplete(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  })
  const demo = data && isIncomplete(data) ? data : null
  const ready = demo === null ? null : demo.ready
  const lastReady = useRef<number | null>(null)
  const notifyMoreReady = useEffectEvent(onMoreReady)
  useEffect(() => {
    // `ready` becomes null when all are ready; the callback runs then, too, so that the last ones are not missed.
    if (lastReady.current !== null && lastReady.current !== ready) notifyMoreReady()
    lastReady.current = ready
  }, [ready])
  return demo && translate('console.demoSounds', { ready: demo.ready, total: demo.total })
}

async function fetchDemoSounds(): Promise<DemoSounds | null> {
  const response = await fetch('/dev/demo-sounds')
  return response.ok ? ((await response.json()) as DemoSounds) : null
}
