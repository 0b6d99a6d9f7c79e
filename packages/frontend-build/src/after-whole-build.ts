import type { Plugin } from 'vite'

/**
 * Returns the hooks of a plugin that acts when all files are written, those of `closeBundle` (the service worker) too. Vite closes a
 * build in which a plugin failed as well, without an error.
 */
export function afterWholeBuild(
  act: () => void | Promise<void>,
  actOnFailure: () => void = () => {},
): Pick<Plugin, 'buildStart' | 'writeBundle' | 'closeBundle'> {
  let isWritten = false
  return {
    buildStart: () => {
      isWritten = false
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        isWritten = true
      },
    },
    closeBundle: { order: 'post', sequential: true, handler: () => (isWritten ? act() : actOnFailure()) },
  }
}
