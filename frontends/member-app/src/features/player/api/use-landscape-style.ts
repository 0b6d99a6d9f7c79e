import type { CSSProperties } from 'react'
import type { Sound } from '../types.ts'
import { useLandscape } from './use-landscape.ts'

/**
 * Returns the colours of a sound's landscape as CSS variables for what surrounds it: `--landscape-sky`, `--landscape-light`,
 * `--landscape-near`, `--landscape-line` and `--landscape-glow`. None of them is set until they are known, nor without a network.
 */
export function useLandscapeStyle({ id, landscape }: Sound): CSSProperties {
  const known = useLandscape(id, { enabled: !landscape?.palette })
  const palette = landscape?.palette ?? known?.palette
  if (!palette) return {}
  const names = ['sky', 'light', 'near', 'line', 'glow']
  return Object.fromEntries(
    names.map((name, index) => [`--landscape-${name}`, palette[index]]),
  ) as CSSProperties
}
