declare module 'virtual:menu-texts' {
  /** Maps a language and the name of a menu entry to its label. */
  const labels: Record<string, Record<string, string>>
  export default labels
}
