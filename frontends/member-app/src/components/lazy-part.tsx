import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { hasTexts, loadTexts } from '../lib/i18n/i18n.ts'
import { whenIdle } from '../lib/when-idle.ts'

interface Options<Props> {
  /** Shown while the code is on its way. */
  waiting?: ReactNode
  /** Stands in while the code cannot be fetched; gets the part's own props. Without it nothing is shown. */
  Failed?: ComponentType<Props>
  /** Fetched only once the page has nothing else to do: for what begins below a phone's first screen, or is no part of it. */
  isPatient?: true
  /** The locale files it uses that the page around it may not: they come with the code. */
  texts?: readonly string[]
}

interface Part<Props> extends Options<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  Loaded: ComponentType<Props> | null
}

/** The code of a part, apart from what it shows. */
interface PartCode {
  isLoaded: () => boolean
  /** Rejects where the code cannot be fetched; another try may. */
  fetch: () => Promise<void>
}

export type LazyPart<Props> = ((props: Props) => ReactNode) & PartCode

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `React.lazy`, a lost connection costs this part only: the
 * page around it stays, and the part is tried again when the network returns or when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>['load'],
  options: Options<Props> = {},
): LazyPart<Props> {
  const part: Part<Props> = { ...options, load, Loaded: null }
  return Object.assign((props: Props) => <Shown part={part} props={props} />, {
    isLoaded: () => isThere(part),
    fetch: () => fetchCode(part),
  })
}

/** Fetches parts once the page has nothing else to do, so that the tap that shows one need not wait for it. */
export function usePrefetch(...parts: readonly PartCode[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the parts of a component never change
  useEffect(() => {
    let current = true
    const fetchAll = async () => {
      await whenIdle()
      for (const part of parts) if (current) await part.fetch()
    }
    // Whoever opens one without a network learns of it then.
    void fetchAll().catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
}

/** Whether a part's code is there; it is fetched once it is wanted. For a place that looks different until then. */
export function useIsLoaded(part: PartCode, wanted: boolean): boolean {
  const [, setIsFetched] = useState(false)
  useEffect(() => {
    if (!wanted || part.isLoaded()) return
    let current = true
    const fetchPart = async () => {
      await part.fetch()
      if (current) setIsFetched(true)
    }
    void fetchPart().catch(() => undefined)
    return () => {
      current = false
    }
  }, [part, wanted])
  return part.isLoaded()
}

const isThere = <Props extends object>({ Loaded, texts = [] }: Part<Props>): boolean =>
  Loaded !== null && hasTexts(texts)

async function fetchCode<Props extends object>(part: Part<Props>): Promise<void> {
  const { texts = [] } = part
  const [Loaded] = await Promise.all([
    part.Loaded ?? part.load().then((module) => module.default),
    texts.length > 0 ? loadTexts(texts) : null,
  ])
  part.Loaded = Loaded
}

function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }): ReactNode {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>(isThere(part) ? 'loaded' : 'waiting')

  useEffect(() => {
    let current = true
    const fetchPart = async () => {
      let outcome: 'loaded' | 'failed' = 'loaded'
      try {
        if (part.isPatient && !isThere(part)) await whenIdle()
        if (!current) return
        await fetchCode(part)
      } catch {
        outcome = 'failed'
      }
      // What comes by itself may be drawn in slices: nobody waits for it as for the answer to a tap.
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
