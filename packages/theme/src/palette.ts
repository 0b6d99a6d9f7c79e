/**
 * The colours of Hibiki by day; every contrast of text on its usual ground is at least 4.5:1. `wakakusa` and `kohaku` are for marks and
 * borders, their inks for text. Components never name a colour.
 */
export const colours = {
  ai: '#1F3A5F',
  aiDeep: '#16294A',
  aiSoft: '#5B7595',
  aiMist: '#E6EBF1',
  night: '#0E1B2C',
  nightSoft: '#B7C3D3',
  washi: '#FAF7F2',
  washiDeep: '#F2ECE1',
  paper: '#FFFFFF',
  sumi: '#22262B',
  sumiSoft: '#565D66',
  hairline: '#E2DACB',
  hairlineStrong: '#8C8578',
  kohaku: '#C98A3D',
  kohakuInk: '#85560F',
  kohakuMist: '#FBF1E2',
  wakakusa: '#5F8A3D',
  wakakusaInk: '#43672A',
  shu: '#B5432F',
} as const

export type Colours = Readonly<Record<keyof typeof colours, string>>

/** The same places at night: light lines on indigo, amber a little brighter, nothing brighter than washi. */
export const nightColours: Colours = {
  ai: '#A9C3E3',
  aiDeep: '#D5E1F0',
  aiSoft: '#7390B4',
  aiMist: '#1D3350',
  night: '#091421',
  nightSoft: '#B7C3D3',
  washi: '#0E1B2C',
  washiDeep: '#1A2C44',
  paper: '#14243A',
  sumi: '#F1ECE3',
  sumiSoft: '#AAB8CA',
  hairline: '#263A55',
  hairlineStrong: '#6D819B',
  kohaku: '#DBA254',
  kohakuInk: '#E9BC7C',
  kohakuMist: '#2B2B2E',
  wakakusa: '#8DB869',
  wakakusaInk: '#A9CE88',
  shu: '#F0917E',
}
