export interface SupportFixtures {
  articleId: string
}

export async function prepare(): Promise<SupportFixtures> {
  return { articleId: 'cancel-plan' }
}
