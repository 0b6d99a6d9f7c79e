import type {} from './augmentation.d.ts'

export { createHibikiTheme } from './create-hibiki-theme.ts'
export type { Appearance } from './hibiki-theme-options.ts'
export { colours, nightColours } from './palette.ts'
export { createStyleCache } from './style-cache.ts'
