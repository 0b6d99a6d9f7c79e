declare module 'virtual:interface-font' {
  /** The file with one font after the other, or null where nothing was built. */
  const font: { url: string; faces: { bytes: number; characters: string }[] } | null
  export default font
}
