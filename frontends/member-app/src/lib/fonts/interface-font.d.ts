declare module 'virtual:interface-font' {
  /** The file that contains all subsets one after another, or null in a build without it. */
  const font: { url: string; faces: { bytes: number; characters: string }[] } | null
  export default font
}
