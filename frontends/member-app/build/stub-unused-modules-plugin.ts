import type { Plugin } from 'vite'

/**
 * Parts of Material UI and Emotion that their own modules always import and this app never uses: the ripple, which the theme switches
 * off (`MuiButtonBase`), themes by CSS variables, the theme for forced colours, which imports every component with a class name, and
 * what `withTheme` needs. They are a tenth of the first load. The stand-ins throw, so that a use of them is noticed at once.
 */
const unused: Record<string, readonly string[]> = {
  '@mui/material/ButtonBase/TouchRipple.mjs': ['default'],
  '@mui/material/styles/createThemeWithVars.mjs': ['default'],
  '@mui/material/styles/enhanceHighContrast.mjs': ['default'],
  '@mui/material/styles/ThemeProviderWithVars.mjs': [
    'CssVarsProvider',
    'Experimental_CssVarsProvider',
    'getInitColorSchemeScript',
    'useColorScheme',
  ],
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': ['default'],
}

/** Replaces modules by stubs where tree shaking cannot see that they are unused. */
export function stubUnusedModulesPlugin(): Plugin {
  const left = new Set<string>()
  return {
    name: 'hibiki-without-unused',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = Object.keys(unused).find((path) => id.endsWith(`/node_modules/${path}`))
      if (!file) return null
      left.add(file)
      const says = `() => { throw new Error('${file} is left out of the build') }`
      const lines = (unused[file] ?? []).map((name) =>
        name === 'default' ? `export default ${says}` : `export const ${name} = ${says}`,
      )
      return { code: lines.join('\n'), moduleSideEffects: false }
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((path) => !left.has(path))
      if (!error && missing.length > 0)
        this.error(`no longer imported, take them off the list: ${missing.join(', ')}`)
    },
  }
}
