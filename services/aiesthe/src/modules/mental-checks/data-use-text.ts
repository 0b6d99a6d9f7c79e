import { createHash } from 'node:crypto'
import type { Language } from '@hibiki/http'

interface DataUseText {
  /** What becomes of the answers. */
  statements: readonly string[]
  /** What is ticked (D1§4). */
  agree: string
}

export const dataUseText: Record<Language, DataUseText> = {
  ja: {
    statements: [
      'ご回答は、AIがあなたに合う振動を選ぶために使います。',
      'ご回答の内容を、担当者やほかの会員にお見せすることはありません。',
      'ご回答は会員情報とともに安全に保管し、退会されると消去します。',
      'このチェックは、病気の診断や治療を目的としたものではありません。',
      'この同意は、設定からいつでも撤回できます。撤回されると、これまでのご回答は振動の選択に使われません。',
    ],
    agree: '調査結果の取り扱いについて、同意する',
  },
  en: {
    statements: [
      'Your answers help the AI choose vibrations that suit you.',
      'Neither the person in charge nor other members are shown your answers.',
      'Your answers are kept safely with your account, and erased when you leave.',
      'This check is not meant to diagnose or treat any illness.',
      'You can withdraw this consent in the settings at any time. Your answers so far are then no longer used to choose vibrations.',
    ],
    agree: 'I agree to how the results are used',
  },
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** Of the text in one language: what exactly somebody has agreed to (R30). */
export const dataUseHash = (language: Language): Buffer => sha256(JSON.stringify(dataUseText[language]))

/** The hash of both languages, so that an edit cannot be forgotten: members are asked again. */
export const dataUseVersion: string = sha256(Buffer.concat([dataUseHash('ja'), dataUseHash('en')]))
  .toString('hex')
  .slice(0, 16)
