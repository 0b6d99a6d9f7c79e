import { listMissingCharacters } from '@hibiki/pdf'
import type { ProofSection } from './proof.rules.ts'
import type { ProofDocument } from './proof-document.ts'

/** Stands for a character that the font lacks, which would be an empty box. */
const MISSING_CHARACTER = '〓'

/** Replaces the characters that the font lacks. */
export function toPrintable(text: string): string {
  const missing = new Set(listMissingCharacters(text))
  return [...text].map((character) => (missing.has(character) ? MISSING_CHARACTER : character)).join('')
}

/** Returns the name of a section in its room; its id is added to one with missing characters, because others may be printed the same. */
export function formatSectionName({
  sectionId,
  roomName,
  sectionName,
}: Pick<ProofSection, 'sectionId' | 'roomName' | 'sectionName'>): string {
  const name = `${roomName}　${sectionName}`
  const printable = toPrintable(name)
  return printable === name ? name : `${printable}（${sectionId.slice(-8)}）`
}

export const hasMissingCharacters = ({
  agencyName,
  sections,
}: Pick<ProofDocument, 'agencyName' | 'sections'>): boolean =>
  [agencyName, ...sections.flatMap(({ roomName, sectionName }) => [roomName, sectionName])].some(
    (name) => toPrintable(name) !== name,
  )
