import { useQuery } from '@tanstack/react-query'
import { isLocalMode } from './is-local-mode.ts'

export interface DemoSoundsProgress {
  ready: number
  total: number
}

const POLL_MS = 5_000

/** The polling stops after half an hour; the next start continues the work. */
const MAX_POLLS = 360

/**
 * Returns how many demo sounds exist while they are being made; null when all do, and always outside local mode, where nothing is
 * requested.
 */
export function useDemoSoundsProgress(): DemoSoundsProgress | null {
  const { data } = useQuery({
    queryKey: ['dev/demo-sounds'],
    queryFn: fetchDemoSounds,
    enabled: isLocalMode(),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isIncomplete(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  })
  return data && isIncomplete(data) ? data : null
}

const isIncomplete = ({ ready, total }: DemoSoundsProgress): boolean => ready < total

async function fetchDemoSounds(): Promise<DemoSoundsProgress | null> {
  const response = await fetch('/dev/demo-sounds')
  return response.ok ? ((await response.json()) as DemoSoundsProgress) : null
}
