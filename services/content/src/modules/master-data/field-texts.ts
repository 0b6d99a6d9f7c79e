/** What is wrong with a field of a sound or of master data. */
export const fieldTexts = {
  notOffered: { ja: '選択肢から選んでください。', en: 'Please choose one of the offered values.' },
  deletedMeanwhile: {
    ja: '選んだ項目は削除されました。選び直して、もう一度登録してください。',
    en: 'What was chosen here has been deleted. Please choose again and upload once more.',
  },
  missing: { ja: '入力してください。', en: 'Please fill this in.' },
  codeTaken: { ja: 'このコードはすでに使われています。', en: 'This code is taken.' },
} as const
