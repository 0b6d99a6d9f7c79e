/** What is wrong with a field of a sound or of master data. */
export const fieldTexts = {
  notOffered: { ja: '選択肢から選んでください。', en: 'Please choose one of the offered values.' },
  missing: { ja: '入力してください。', en: 'Please fill this in.' },
  codeTaken: { ja: 'このコードはすでに使われています。', en: 'This code is taken.' },
} as const
