/** Names of the resources of AI esthe and of their fields. */
export const aiestheResources = {
  'mental-checks': {
    name: 'メンタルチェック',
    fields: {
      titleJa: '日本語の題名',
      titleEn: '英語の題名',
      nameJa: '日本語の質問',
      nameEn: '英語の質問',
      version: '版',
      questions: '質問数',
      intervalDays: '間隔（日）',
      displayOrder: '表示順',
      answers: '回答数',
      publishedAt: 'この版の公開',
      withdrawn: '公開状態',
      state: '公開状態',
      q: '題名で検索',
    },
  },
  'diagnosis-statistics': { name: '顔診断の統計' },
  'choice-statistics': { name: 'AIの選択の統計' },
}
