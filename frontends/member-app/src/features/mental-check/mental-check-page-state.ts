/** The state that the form hands to the list of mental checks. */
export interface MentalCheckPageState {
  /** The answers to a mental check have just been sent. */
  sent: true
}
