import type {} from './augmentation.d.ts'

export { createHibikiTheme } from './create-hibiki-theme.ts'
export { hibikiThemeOptions } from './options.ts'
export { colours } from './palette.ts'
export { createStyleCache } from './style-cache.ts'
