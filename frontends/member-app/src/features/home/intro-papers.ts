/** The pages of the booklet: the key of their texts and the notes that draw their picture. */
export const introPapers = [
  { name: 'cover', notes: [40, 64, 96] },
  { name: 'listen', notes: [48, 80] },
  { name: 'day', notes: [56, 88, 120] },
  { name: 'device', notes: [32, 72] },
  { name: 'care', notes: [24, 104] },
] as const

/** Reads `?page=`; anything that is not a page of the booklet opens the cover. */
export function paperNumber(asked: string | null): number {
  const number = Number(asked)
  return Number.isInteger(number) && number >= 1 && number <= introPapers.length ? number : 1
}
