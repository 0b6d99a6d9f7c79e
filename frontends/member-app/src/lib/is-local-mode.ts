/** Tells whether the product runs on a developer's machine; the gateway marks the page there, and never in a deployment. */
export const isLocalMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="hibiki-mode"]')?.content === 'local'
