import type { Night, SevenNightsRun } from '../types.ts'

/** Creates the night of a number, which is the day of November after the 20th. */
export const createNight = (number: number, options: Partial<Night> = {}): Night => ({
  number,
  day: `2026-11-${20 + number}`,
  state: 'ahead',
  seconds: 0,
  composed: {
    id: `0190a000-0000-7000-8000-00000000000${number}`,
    title: `夜の音 ${number}`,
    frequencies: [40 + number],
  },
  heard: null,
  ...options,
})

/** Creates seven nights on the third evening, of which the first was heard and the second missed. */
export const createRun = (options: Partial<SevenNightsRun> = {}): SevenNightsRun => ({
  aim: 'sleep',
  minutes: 10,
  remindAt: '22:00',
  reminder: false,
  nextReminder: null,
  tonight: 3,
  isFinished: false,
  nights: [
    createNight(1, { state: 'drawn', seconds: 300 }),
    createNight(2, { state: 'missed' }),
    createNight(3, { state: 'open' }),
    createNight(4),
    createNight(5),
    createNight(6),
    createNight(7),
  ],
  planNote: null,
  ...options,
})
