import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { hasLoadedTexts, loadTexts } from '../lib/i18n/i18n.ts'
import { waitUntilIdle } from '../lib/wait-until-idle.ts'

interface Options<Props> {
  /** Shown while the code is loading. */
  waiting?: ReactNode
  /** Shown with the part's own props when the code cannot be loaded; without it nothing is shown. */
  Failed?: ComponentType<Props>
  /** Fetches the code only once the page is idle; for parts outside a phone's first screen. */
  isPatient?: true
  /** Locale files that the page around it may not have loaded; they are loaded with the code. */
  texts?: readonly string[]
}

interface Part<Props> extends Options<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  Loaded: ComponentType<Props> | null
}

/** The code of a part without its component's props. */
interface PartCode {
  isLoaded: () => boolean
  /** Rejects when the code cannot be fetched; may be called again. */
  fetch: () => Promise<void>
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & PartCode

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `React.lazy`, a lost connection costs this part only: the
 * page around it stays, and the part is tried again when the network returns or when it is shown again.
 */
export function createLazyComponent<Props extends object>(
  load: Part<Props>['load'],
  options: Options<Props> = {},
): LazyComponent<Props> {
  const part: Part<Props> = { ...options, load, Loaded: null }
  return Object.assign((props: Props) => <LoadedPart part={part} props={props} />, {
    isLoaded: () => isPartLoaded(part),
    fetch: () => fetchCode(part),
  })
}

/** Prefetches parts when the page is idle, so that the tap that opens one need not wait for its code. */
export function usePrefetchComponents(...parts: readonly PartCode[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the parts of a component never change
  useEffect(() => {
    let current = true
    const fetchAll = async () => {
      await waitUntilIdle()
      for (const part of parts) if (current) await part.fetch()
    }
    // A prefetch fails silently; a member who opens the part without a network sees the failure then.
    void fetchAll().catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
}

/** Returns whether a part's code is loaded, and loads it once it is needed. It is for places that look different until then. */
export function useIsComponentLoaded(part: PartCode, isNeeded: boolean): boolean {
  const [, setIsFetched] = useState(false)
  useEffect(() => {
    if (!isNeeded || part.isLoaded()) return
    let current = true
    const fetchPart = async () => {
      await part.fetch()
      if (current) setIsFetched(true)
    }
    void fetchPart().catch(() => undefined)
    return () => {
      current = false
    }
  }, [part, isNeeded])
  return part.isLoaded()
}

const isPartLoaded = <Props extends object>({ Loaded, texts = [] }: Part<Props>): boolean =>
  Loaded !== null && hasLoadedTexts(texts)

async function fetchCode<Props extends object>(part: Part<Props>): Promise<void> {
  const { texts = [] } = part
  const [Loaded] = await Promise.all([
    part.Loaded ?? part.load().then((module) => module.default),
    texts.length > 0 ? loadTexts(texts) : null,
  ])
  part.Loaded = Loaded
}

function LoadedPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }): ReactNode {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>(
    isPartLoaded(part) ? 'loaded' : 'waiting',
  )

  useEffect(() => {
    let current = true
    const fetchPart = async () => {
      let outcome: 'loaded' | 'failed' = 'loaded'
      try {
        if (part.isPatient && !isPartLoaded(part)) await waitUntilIdle()
        if (!current) return
        await fetchCode(part)
      } catch {
        outcome = 'failed'
      }
      // No tap waits for this update, so it may render as an interruptible transition.
      if (current) startTransition(() => setState(outcome))
    }
    void fetchPart()
    window.addEventListener('online', fetchPart)
    return () => {
      current = false
      window.removeEventListener('online', fetchPart)
    }
  }, [part])

  if (state === 'waiting') return part.waiting
  const Chosen = state === 'loaded' ? part.Loaded : part.Failed
  return Chosen && <Chosen {...props} />
}
