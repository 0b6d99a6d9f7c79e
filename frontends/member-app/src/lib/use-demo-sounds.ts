import { useQuery } from '@tanstack/react-query'
import { isLocalMode } from './is-local-mode.ts'

export interface DemoSounds {
  ready: number
  total: number
}

const POLL_MS = 5_000

/** Half an hour: where the work was broken off, the next start goes on with it. */
const MAX_POLLS = 360

/** How many demo sounds exist while they are still being made; null once all do, and always outside local mode, where nobody is asked. */
export function useDemoSounds(): DemoSounds | null {
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

const isIncomplete = ({ ready, total }: DemoSounds): boolean => ready < total

async function fetchDemoSounds(): Promise<DemoSounds | null> {
  const response = await fetch('/dev/demo-sounds')
  return response.ok ? ((await response.json()) as DemoSounds) : null
}
