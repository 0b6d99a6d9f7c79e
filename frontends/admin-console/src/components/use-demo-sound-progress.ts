import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'

interface DemoSounds {
  ready: number
  total: number
}

const POLL_MS = 5_000

/** Half an hour: where the work was broken off, the next start goes on with it. */
const MAX_POLLS = 360

/** The front door marks the page where the product runs on the developer's own machine; no deployment does. */
const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="hibiki-mode"]')?.content === 'local'

const isIncomplete = ({ ready, total }: DemoSounds): boolean => ready < total

/**
 * How many demo sounds are ready, in a sentence, while the others are still being made; null once all are, and always outside
 * local mode, where nothing is requested. `onMoreReady` is called each time that more of them are ready.
 */
export function useDemoSoundProgress(onMoreReady: () => void): string | null {
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
    // Also once all are there: the last ones count no more.
    if (lastReady.current !== null && lastReady.current !== ready) notifyMoreReady()
    lastReady.current = ready
  }, [ready])
  return demo && translate('console.demoSounds', { ready: demo.ready, total: demo.total })
}

async function fetchDemoSounds(): Promise<DemoSounds | null> {
  const response = await fetch('/dev/demo-sounds')
  return response.ok ? ((await response.json()) as DemoSounds) : null
}
