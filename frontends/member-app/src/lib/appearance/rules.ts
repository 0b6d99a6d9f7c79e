/** What a person chose for this browser; `auto` follows the system, and the evening. */
export type AppearanceChoice = 'auto' | 'day' | 'night'

export interface Surroundings {
  /** The local hour, 0 … 23. */
  hour: number
  systemIsDark: boolean
}

/** Also read before the app has loaded (build/appearance-at-start.ts), so it stands alone and takes whatever was stored. */
export function findAppearance(choice: string | null, { hour, systemIsDark }: Surroundings): 'day' | 'night' {
  if (choice === 'day' || choice === 'night') return choice
  return systemIsDark || hour >= 20 || hour < 5 ? 'night' : 'day'
}
