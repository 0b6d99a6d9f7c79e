declare module 'virtual:menu-texts' {
  /** Language → name of the menu entry → its label. */
  const labels: Record<string, Record<string, string>>
  export default labels
}
