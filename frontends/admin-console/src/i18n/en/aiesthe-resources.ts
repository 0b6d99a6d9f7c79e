import type { aiestheResources as japanese } from '../ja/aiesthe-resources.ts'

/** Names of the resources of AI esthe and of their fields. */
export const aiestheResources: typeof japanese = {
  'mental-checks': {
    name: 'Mental checks',
    fields: {
      titleJa: 'Japanese title',
      titleEn: 'English title',
      nameJa: 'Japanese question',
      nameEn: 'English question',
      version: 'Version',
      questions: 'Questions',
      intervalDays: 'Interval (days)',
      displayOrder: 'Order',
      answers: 'Answers',
      publishedAt: 'This version since',
      withdrawn: 'State',
      state: 'State',
      q: 'Search titles',
    },
  },
  'diagnosis-statistics': { name: 'Face diagnosis figures' },
  'choice-statistics': { name: 'AI choice figures' },
}
