/** The one `h1` of the page that is open, which takes the focus when what had it is gone. */
export const findPageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')
