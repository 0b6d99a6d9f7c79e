import type { BoardSection, BoardState } from '../types.ts'

/** Creates a section of a board, which plays. */
export const createBoardSection = (section: Partial<BoardSection> = {}): BoardSection => ({
  sectionId: 's1',
  roomName: 'ロビー',
  sectionName: '窓側',
  kind: 'playing',
  reason: null,
  since: null,
  until: null,
  titles: ['波'],
  ...section,
})

export const createBoardState = (state: Partial<BoardState> = {}): BoardState => ({
  serverTime: '2026-11-22T12:10:00.000Z',
  companyName: 'ホテル 花',
  boardName: 'フロント',
  sections: [createBoardSection()],
  attentionSections: 0,
  hiddenSections: 0,
  ...state,
})
