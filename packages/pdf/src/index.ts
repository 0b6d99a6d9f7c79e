export {
  A4_BOTTOM,
  A4_MARGIN,
  A4_WIDTH,
  createA4Pdf,
  listMissingCharacters,
  pdfColours,
} from './create-a4-pdf.ts'
