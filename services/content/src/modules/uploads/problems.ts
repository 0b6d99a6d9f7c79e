import { ApiError, type LocalText } from '@hibiki/http'
import { fieldTexts } from '../master-data/field-texts.ts'
import type { InspectProblem } from './inspect/inspect-file.ts'

/** Why an upload is refused, by field, in words for the person who chose the file. */
export type Problem =
  | { code: 'CONTENT_UPLOAD_REFUSED'; fields: Record<string, LocalText> }
  | { code: 'CONTENT_UPLOAD_DUPLICATE'; title: string }

type FileProblem =
  | InspectProblem
  | 'too-large'
  | 'too-large-inline'
  | 'more-than-said'
  | 'unreadable'
  | 'incomplete'

const texts: Record<FileProblem, LocalText> = {
  'not-mp3': { ja: 'MP3形式の音声ファイルを選択してください。', en: 'Please choose an MP3 audio file.' },
  empty: { ja: 'ファイルが空です。', en: 'The file is empty.' },
  truncated: {
    ja: 'ファイルが途中で切れています。もう一度書き出してからお試しください。',
    en: 'The file is cut off. Please export it again.',
  },
  broken: {
    ja: 'ファイルが壊れているか、音声以外のデータが含まれています。',
    en: 'The file is damaged or contains something that is not sound.',
  },
  'free-format': {
    ja: 'フリーフォーマットのMP3は利用できません。固定ビットレートで書き出してください。',
    en: 'Free-format MP3 cannot be used. Please export with a constant bit rate.',
  },
  'vbr-without-length': {
    ja: '可変ビットレートのMP3に長さの情報がありません。固定ビットレートで書き出してください。',
    en: 'This MP3 has a variable bit rate and does not say how long it is. Please export with a constant bit rate.',
  },
  'too-short': { ja: '1秒以上の音声を選択してください。', en: 'Please choose a sound of at least 1 second.' },
  'too-long': { ja: '4時間以内の音声を選択してください。', en: 'Please choose a sound of at most 4 hours.' },
  'too-large': { ja: 'ファイルは200MB以内にしてください。', en: 'The file may have at most 200 MB.' },
  'too-large-inline': {
    ja: '8MBを超えるファイルは分割して送信してください。',
    en: 'Files of more than 8 MB are sent in pieces.',
  },
  'more-than-said': {
    ja: 'ファイルが、はじめに確認した大きさを超えています。もう一度選択してください。',
    en: 'The file is larger than it was at first. Please choose it again.',
  },
  unreadable: {
    ja: 'ファイルを確認できませんでした。もう一度お試しください。',
    en: 'The file could not be checked. Please try again.',
  },
  incomplete: {
    ja: 'ファイルの送信が完了していません。もう一度お試しください。',
    en: 'The file did not arrive completely. Please try again.',
  },
}

/** A problem of the file itself, told at the field that carries it. */
export function fileProblem(what: FileProblem): Problem {
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { dmv: texts[what] } }
}

export function wrongCourse(minutes: number): Problem {
  const ja = `音声の長さが${minutes}分コースと30秒以上異なります。`
  const en = `The sound differs from the ${minutes}-minute course by more than 30 seconds.`
  return { code: 'CONTENT_UPLOAD_REFUSED', fields: { minutesCourse: { ja, en } } }
}

/** Master data that was there when the upload was opened. */
export function deletedMeanwhile(fields: readonly string[]): Problem {
  return {
    code: 'CONTENT_UPLOAD_REFUSED',
    fields: Object.fromEntries(fields.map((field) => [field, fieldTexts.deletedMeanwhile])),
  }
}

export function errorOf(problem: Problem): ApiError {
  if (problem.code === 'CONTENT_UPLOAD_DUPLICATE')
    return new ApiError(problem.code, { params: { title: problem.title } })
  return new ApiError(problem.code, { fields: problem.fields })
}
