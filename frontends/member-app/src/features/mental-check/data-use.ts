const storageKey = 'hibiki.mental-check.data-use'

/** Who has agreed, in this tab, to how the results are used (D1§4): it is asked for once in a sitting. */
export const dataUse = {
  isAgreed: (memberId: string): boolean => sessionStorage.getItem(storageKey) === memberId,
  agree: (memberId: string): void => {
    try {
      sessionStorage.setItem(storageKey, memberId)
    } catch {
      // Nowhere to keep it: it is asked for again on the next page.
    }
  },
}
