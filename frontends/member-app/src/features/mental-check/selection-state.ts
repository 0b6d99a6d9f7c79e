/** What the list of mental checks is told by the page before it. */
export interface SelectionState {
  /** The answers to a mental check have just been sent. */
  sent: true
}
