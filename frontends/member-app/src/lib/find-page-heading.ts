/** Finds the page's one `h1`, which takes the focus when the focused element is gone. */
export const findPageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')
