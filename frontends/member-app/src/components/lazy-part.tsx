import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface Options<Props> {
  /** Shown while the code is on its way. */
  waiting?: ReactNode
  /** Stands in while the code cannot be fetched; gets the part's own props. Without it nothing is shown. */
  Failed?: ComponentType<Props>
}

interface Part<Props> extends Options<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>
  Loaded: ComponentType<Props> | null
}

/**
 * A part of a page whose code is fetched when it is first shown. Unlike `React.lazy`, a lost connection costs this part only: the
 * page around it stays, and the part is tried again when the network returns or when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: Part<Props>['load'],
  options: Options<Props> = {},
): (props: Props) => ReactNode {
  const part: Part<Props> = { ...options, load, Loaded: null }
  return (props) => <Shown part={part} props={props} />
}

function Shown<Props extends object>({ part, props }: { part: Part<Props>; props: Props }): ReactNode {
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>(part.Loaded ? 'loaded' : 'waiting')

  useEffect(() => {
    let current = true
    const fetchPart = async () => {
      let outcome: 'loaded' | 'failed' = 'loaded'
      try {
        part.Loaded ??= (await part.load()).default
      } catch {
        outcome = 'failed'
      }
      if (current) setState(outcome)
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
