/** The 40 fixed questions by area of life, written for this product; the locale files hold their texts under these names. */
const areas = {
  rest: ['slowToSleep', 'wakesAtNight', 'tiredInTheMorning', 'daysOffOnlyRecover', 'noPause'],
  body: ['tenseShoulders', 'heavyHead', 'upsetStomach', 'irregularMeals', 'tiredEyes'],
  mood: ['irritable', 'lowWithoutReason', 'closeToTears', 'noAnticipation', 'restless'],
  thoughts: ['replaysThePast', 'worriesAhead', 'blamesOneself', 'hardToDecide', 'neverSwitchedOff'],
  focus: ['readsWithoutTakingIn', 'moreSlips', 'putsOff', 'slowToStart', 'jumpsBetweenTasks'],
  duties: ['tooMuchToDo', 'alwaysHurried', 'littleSay', 'unrewarded', 'cannotRefuse'],
  people: ['nobodyToTell', 'swallowsWords', 'avoidsPeople', 'tiredOfSmiling', 'notUnderstood'],
  living: ['changes', 'moneyWorries', 'untidyRoom', 'screenUntilSleep', 'noTimeForJoy'],
} as const

export const areaNames = Object.keys(areas) as (keyof typeof areas)[]
export const QUESTIONS_PER_AREA = 5

export const questions = areaNames.flatMap((area) => areas[area].map((name) => ({ area, name })))
