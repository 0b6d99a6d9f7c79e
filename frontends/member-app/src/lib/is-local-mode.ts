/** The gateway marks the page where the product runs on the developer's own machine; no deployment does. */
export const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="hibiki-mode"]')?.content === 'local'
