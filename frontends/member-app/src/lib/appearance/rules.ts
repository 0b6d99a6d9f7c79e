/** The choice for this browser; `auto` follows the system and the hour. */
export type AppearanceChoice = 'auto' | 'day' | 'night'

export interface AppearanceConditions {
  /** The local hour, 0 … 23. */
  hour: number
  systemIsDark: boolean
}

/**
 * This function also runs before the app has loaded (build/appearance-at-start.ts), so it is self-contained and accepts any stored value.
 */
export function findAppearance(
  choice: string | null,
  { hour, systemIsDark }: AppearanceConditions,
): 'day' | 'night' {
  if (choice === 'day' || choice === 'night') return choice
  return systemIsDark || hour >= 20 || hour < 5 ? 'night' : 'day'
}
