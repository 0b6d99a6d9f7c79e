import { type App, access, allow } from '@hibiki/http'
import type { IntroPaper } from '../../papers/intro-papers.ts'
import { getIntroPaper } from './get-intro-paper.ts'
import { getIntroPapers } from './get-intro-papers.ts'

export interface IntroPapersDeps {
  papers: () => Promise<IntroPaper[]>
}

export async function introPapers(app: App, deps: IntroPapersDeps): Promise<void> {
  allow(app, access.visitor)
  getIntroPapers(app, deps)
  getIntroPaper(app, deps)
}
