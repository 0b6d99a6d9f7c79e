import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
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

/** The code of a part without its component's props. */
interface PartCode {
  isLoaded: () => boolean
  /** Rejects when the code cannot be fetched; may be called again. */
  fetch: () => Promise<unknown>
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & PartCode

interface Part<Props> extends PartCode, Options<Props> {
  /** `React.lazy` keeps a failure for good, so each try has a component of its own; the loaded one needs none. */
  createTry: () => ComponentType<Props>
}

/**
 * A part of a page whose code is fetched when it is first shown. A lost connection costs this part only: the page around it stays,
 * and the part is tried again when the network returns or when it is shown again.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: Options<Props> = {},
): LazyComponent<Props> {
  const { isPatient, texts = [] } = options
  let Loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    const [module] = await Promise.all([load(), texts.length > 0 ? loadTexts(texts) : null])
    Loaded = module.default
    return module
  }
  const fetchInTime = async () => {
    if (isPatient) await waitUntilIdle()
    return fetch()
  }
  const code: PartCode = { isLoaded: () => Loaded !== null && hasLoadedTexts(texts), fetch }
  const part: Part<Props> = {
    ...options,
    ...code,
    createTry: () => (code.isLoaded() && Loaded) || (lazy(fetchInTime) as ComponentType<Props>),
  }
  return Object.assign((props: Props) => <PartBoundary part={part} props={props} />, code)
}

function PartBoundary<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { waiting = null, Failed } = part
  const [Try, setTry] = useState(part.createTry)
  const renderFailure = ({ error }: { error: unknown }) => {
    // What the part itself throws is not a failure to load it.
    if (part.isLoaded()) throw error
    return (
      <>
        <OnlineListener onOnline={() => setTry(part.createTry)} />
        {Failed && <Failed {...props} />}
      </>
    )
  }
  return (
    <ErrorBoundary fallbackRender={renderFailure} resetKeys={[Try]}>
      <Suspense fallback={waiting}>
        <Try {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function OnlineListener({ onOnline }: { onOnline: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  })
  return null
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
